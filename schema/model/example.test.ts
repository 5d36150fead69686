import { expect, test } from 'vitest'

import { exampleOf, startsOf } from './example.ts'

test('an example has what a new value needs and is offered, each by its own example', () => {
  expect(exampleOf({ $ref: '#/definitions/openingTime' })).toEqual({
    from: 'monday',
    to: 'friday',
    opens: '08:00',
    closes: '18:00',
  })
  expect(exampleOf({ $ref: '#/definitions/footerLink' })).toEqual({
    label: 'footer.privacy',
    address: '/privacy.pdf',
  })
  expect(exampleOf({ title: 'Anything' })).toBeUndefined()
})

test('where names decide between shapes each can be begun with', () => {
  const titles = startsOf({ items: { $ref: '#/definitions/office' } })
  expect(titles.map(({ title }) => title)).toMatchObject([
    { en: 'Office in Brazil' },
    { en: 'Office abroad' },
  ])
})

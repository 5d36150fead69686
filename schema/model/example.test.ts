import { expect, test } from 'vitest'

import { exampleOf, startsOf, written } from './example.ts'

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

test('an example is written in one line, and cut where it is long', () => {
  expect(written({ a: ['b', 1], c: false })).toBe('{ "a": ["b", 1], "c": false }')
  const long = Object.fromEntries(Array.from('abcd', (name) => [name, 'x'.repeat(40)]))
  expect(written(long)).toBe(`{ "a": "${'x'.repeat(40)}", "b": "${'x'.repeat(40)}", … }`)
  expect(written(undefined)).toBe('"…"')
})

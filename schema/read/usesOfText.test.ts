import { expect, test } from 'vitest'

import { usesOfText } from './usesOfText.ts'

test('each place that shows a text says how long it may be there', () => {
  const content = {
    header: { menu: [{ label: 'about', section: 'about' }] },
    sections: [{ type: 'hero', id: 'about', title: 'about' }],
  }
  const places = usesOfText(content, 'about').map(({ maxTextLength }) => maxTextLength)
  expect(places).toEqual([20, 80])
  expect(usesOfText(content, 'other')).toEqual([])
  expect(usesOfText(null, 'about')).toEqual([])
  expect(usesOfText('about', 'about')).toEqual([])
})

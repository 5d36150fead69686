import { expect, test } from 'vitest'

import sample from '../../tests/fixtures/sample/content/site.json' with { type: 'json' }
import { checkContent } from '../checkContent.ts'
import { fixContent } from '../fixContent.ts'

const original = `${JSON.stringify(sample, null, 2)}\n`

test.each([
  ['a space that does not break, in a text', 'fica de pé', 'fica de\u00a0pé'],
  ['a soft hyphen', '"Software que', '"Soft\u00adware que'],
  ['a space of no width, in a name', '"city": "Bras', '"city": "Bras\u200b'],
])('%s is a warning, and fixed by --fix', (_, plain, hidden) => {
  const text = original.replace(plain, hidden)
  const { ok, problems } = checkContent(text)
  expect([ok, problems.map(({ code }) => code)]).toEqual([true, ['hidden-signs']])
  expect(fixContent(text).text).toBe(original)
})

test('what joins the parts of an emoji is none', () => {
  const text = original.replace('que fica', '👩‍🌾 que fica')
  expect(checkContent(text).problems).toEqual([])
})

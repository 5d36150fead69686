import { expect, test } from 'vitest'

import content from '../../tests/fixtures/all-sections/content/site.json' with { type: 'json' }
import { checkContent } from '../checkContent.ts'

test.each([
  ['00:00', '24:00', []],
  ['00:00', '00:00', ['closes closes-at-opening "24:00"']],
  ['08:00', '08:00', ['closes closes-at-opening ']],
])('open from %s to %s', (opens, closes, problems) => {
  const entries = [{ from: 'monday', opens, closes }]
  const sections = content.sections.map((section) =>
    section.type === 'hours' ? { ...section, entries } : section,
  )
  const found = checkContent(JSON.stringify({ ...content, sections })).problems
  expect(
    found.map(({ path, code, edit }) => `${path.at(-1)} ${code} ${edit?.text ?? ''}`),
  ).toEqual(problems)
})

import { expect, test } from 'vitest'

import { copyOfSample } from '../../tests/fixtures/sampleContent.ts'
import { checkContent } from '../checkContent.ts'

test.each<[from: string, until: string, problems: string[]]>([
  ['2026-02-13', '2026-02-13', []],
  ['13/02/2026', '2026-02-30', ['from bad-value', 'until bad-value']],
  ['2026-02-18', '2026-02-13', ['until notice-ends-early']],
])('a notice from %s until %s has these problems: %j', (from, until, problems) => {
  const notice = { text: 'hero.note', from, until, close: 'hero.link' }
  const { problems: found } = checkContent(JSON.stringify({ ...copyOfSample(), notice }))
  expect(found.map(({ code, path }) => `${String(path.at(-1))} ${code}`)).toEqual(
    problems,
  )
})

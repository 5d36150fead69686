import { expect, test } from 'vitest'

import { copyOfSample } from '../../tests/fixtures/sampleContent.ts'
import { checkContent } from '../checkContent.ts'

test.each<[from: string, until: string, today: string | undefined, problems: string[]]>([
  ['2026-02-13', '2026-02-13', '2026-02-13', []],
  ['13/02/2026', '2026-02-30', undefined, ['from bad-value', 'until bad-value']],
  ['2026-02-18', '2026-02-13', undefined, ['until notice-ends-early']],
  ['2026-02-13', '2026-02-18', '2026-02-19', ['until notice-over']],
  ['2026-02-13', '2026-02-18', undefined, []],
])('a notice from %s until %s, looked at on %s', (from, until, today, problems) => {
  const content = copyOfSample()
  const notice = { text: 'hero.note', from, until, close: 'hero.link' }
  const found = (hidden: boolean) =>
    checkContent(
      JSON.stringify({ ...content, notice: { ...notice, hidden } }),
      today === undefined ? {} : { today },
    ).problems.map(({ code, path }) => `${path.at(-1)} ${code}`)
  expect(found(false)).toEqual(problems)
  // Hidden, one that is over may wait for the next year.
  expect(found(true)).toEqual(problems.filter((each) => !each.endsWith('-over')))
})

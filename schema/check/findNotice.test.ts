import { expect, test } from 'vitest'

import { copyOfSample } from '../../tests/fixtures/sampleContent.ts'
import { checkContent } from '../checkContent.ts'

const problemsOf = (content: object, today?: string) =>
  checkContent(
    JSON.stringify(content),
    today === undefined ? {} : { today },
  ).problems.map(({ code, path }) => `${path.join('/')} ${code}`)

test.each<[from: string, until: string, today: string | undefined, problems: string[]]>([
  ['2026-02-13', '2026-02-13', '2026-02-13', []],
  ['13/02/2026', '2026-02-30', undefined, ['from bad-value', 'until bad-value']],
  ['2026-02-18', '2026-02-13', undefined, ['until notice-ends-early']],
  ['2026-02-13', '2026-02-18', '2026-02-19', ['until notice-over']],
  ['2026-02-13', '2026-02-18', undefined, []],
])(
  'a notice from %s until %s, checked on %s, has these problems: %j',
  (from, until, today, problems) => {
    const notice = { text: 'hero.note', from, until, close: 'hero.link' }
    const found = (hidden: boolean) =>
      problemsOf({ ...copyOfSample(), notice: { ...notice, hidden } }, today)
    const expected = problems.map((problem) => `notice/${problem}`)
    expect(found(false)).toEqual(expected)
    // A hidden notice that is over may be kept for next year.
    expect(found(true)).toEqual(expected.filter((each) => !each.endsWith('-over')))
  },
)

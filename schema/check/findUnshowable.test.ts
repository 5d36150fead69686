import { expect, test } from 'vitest'

import sample from '../../tests/fixtures/sample/content/site.json' with { type: 'json' }
import { checkContent } from '../checkContent.ts'

const original = JSON.stringify(sample, null, 2)
const withNote = (written: string) =>
  checkContent(original.replace('"hero.note": "An', `"hero.note": "${written} An`))

test.each(['\\ud83d', '\\u0000'])(
  'refuses %s in a text: no page can show it',
  (written) => {
    const { ok, problems } = withNote(written)
    expect(ok).toBe(false)
    expect(problems).toMatchObject([{ code: 'unshowable' }])
  },
)

test.each(['\\ud83d\\udc4d', '\\n'])('takes %s', (written) => {
  expect(withNote(written)).toMatchObject({ ok: true, problems: [] })
})

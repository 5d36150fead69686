import { expect, test } from 'vitest'

import { checkContent } from '../../../schema/checkContent.ts'
import { setValue } from '../../../schema/editContent.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { sampleContent as sample } from '../../../tests/fixtures/sampleContent.ts'
import { contentText, withFix } from './checks.ts'
import { problemMessage, withFields } from './fieldProblems.ts'

const english = ['catalogs', 'en', 'hero.title']
const portuguese = ['catalogs', 'br', 'hero.title']

/** Mistakes that can be made in the editor's form, as changes to the sample. */
const mistakes: [path: Path, value: unknown][][] = [
  [[['catalogs', 'en', 'lost.text'], 'Lost']],
  [[['company', 'phone'], '123']],
  [[['services'], []]],
  [[['sections', 3, 'hidden'], true]],
  [[['sections', 0, 'title'], 'Words with spaces']],
  [[['sections', 0, 'title'], 'hero.other']],
  [[['email', 'blockHeadless'], 'no']],
  [[['email', 'rateLimit', 'throttle'], -1]],
  [[['sections', 0, 'button'], { label: 'hero.button' }]],
  [[english, 'word '.repeat(17)]],
  [[english, '']],
  [[portuguese, ' ']],
  [
    [english, ''],
    [portuguese, ' '],
  ],
]

test('mistakes are reported at their fields, and empty texts once', async () => {
  const lines = mistakes.flatMap((edits) => {
    const content = edits.reduce(
      (now, [path, value]) => setValue(now, path, value),
      sample,
    )
    const fieldProblems = withFields(checkContent(contentText(content)).problems, content)
    const shown = fieldProblems.map((problem) => {
      const { en, br } = problemMessage(problem)
      return `${problem.severity} at ${problem.field.join('.')}: ${en} | ${br}`
    })
    const changed = edits.map(
      ([path, value]) => `${path.join('.')}: ${JSON.stringify(value)}`,
    )
    return [`# ${changed.join(', ')}`, ...shown]
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/mistakes.txt')
})

test('a fix is not applied to content that has changed since the check', () => {
  const { name } = sample.company
  const [offset, length] = [contentText(sample).indexOf(name), name.length]
  const checked = { snapshot: { content: sample, files: {} }, problems: [] }
  const contentWithFix = (content: typeof sample) =>
    withFix(content, checked, { offset, length, text: 'Ours' })
  expect(contentWithFix(sample)).toEqual(setValue(sample, ['company', 'name'], 'Ours'))
  const typed = setValue(sample, ['company', 'phone'], '123')
  expect(contentWithFix(typed)).toBe(typed)
})

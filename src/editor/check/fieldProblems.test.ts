import { expect, test } from 'vitest'

import { checkContent } from '../../../schema/checkContent.ts'
import { setValue } from '../../../schema/editContent.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { sampleContent as sample } from '../../../tests/fixtures/sampleContent.ts'
import { withChanges } from '../../../tests/support/withChanges.ts'
import { contentText, withFix } from './checks.ts'
import mistakes from './fieldProblems.cases.json' with { type: 'json' }
import { problemMessage, withFields } from './fieldProblems.ts'

test('mistakes are reported at their fields, and a text that is empty in both languages once', async () => {
  const lines = (mistakes as [string, Path, unknown][][]).flatMap((edits) => {
    const content = withChanges(sample, edits)
    const fieldProblems = withFields(checkContent(contentText(content)).problems, content)
    const problemLines = fieldProblems.map((problem) => {
      const { en, br } = problemMessage(problem)
      return `${problem.severity} at ${problem.field.join('.')}: ${en} | ${br}`
    })
    const editLabels = edits.map(
      ([, path, value]) => `${path.join('.')}: ${JSON.stringify(value)}`,
    )
    return [`# ${editLabels.join(', ')}`, ...problemLines]
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/mistakes.txt')
})

test('a fix is not applied to content that has changed since the check', () => {
  const { name } = sample.company
  const [offset, length] = [contentText(sample).indexOf(name), name.length]
  const checkState = { snapshot: { content: sample, files: {} }, problems: [] }
  const contentWithFix = (content: typeof sample) =>
    withFix(content, checkState, { offset, length, text: 'Ours' })
  expect(contentWithFix(sample)).toEqual(setValue(sample, ['company', 'name'], 'Ours'))
  const contentWithNewPhone = setValue(sample, ['company', 'phone'], '123')
  expect(contentWithFix(contentWithNewPhone)).toBe(contentWithNewPhone)
})

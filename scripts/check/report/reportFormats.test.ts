import { expect, test } from 'vitest'

import { checkContent } from '../../../schema/checkContent.ts'
import { sampleText } from '../../../tests/fixtures/sampleContent.ts'
import { defaultContentFile } from '../../files/paths.ts'
import { sayIn } from '../../messages/messages.ts'
import type { CheckedFile } from '../contentFile.ts'
import { stepSummary } from './github.ts'
import { formatReport } from './reportFormats.ts'

function checked(text: string): CheckedFile {
  return { file: defaultContentFile, text, result: checkContent(text) }
}

const openAllDay = '{ "from": "monday", "opens": "00:00", "closes": "24:00" }'

const twoMistakes = checked(
  sampleText.replace(
    '"state": "DF"',
    `"hours": [${openAllDay}, ${openAllDay}],\n      "state": "DFF"`,
  ),
)

const [{ line } = { line: 0 }] = twoMistakes.result.problems
/** Lines are counted from the first mistake, because the lines of the sample change. */
const withoutLines = (report: string) =>
  report.replaceAll(/\b\d{3,}\b/g, (number) => {
    const distance = Number(number) - line
    return Math.abs(distance) < 3 ? `LINE${distance}` : number
  })

test('each report has every problem with its position, its message, and its fix', async () => {
  const sarif = formatReport('sarif', twoMistakes, 'en')
  const reports = [
    formatReport('human', twoMistakes, 'en'),
    // VS Code reads these lines (.vscode/tasks.json).
    formatReport('compact', twoMistakes, 'en'),
    formatReport('github', twoMistakes, 'br'),
    sarif.replace(/"rules": \[[^\]]+\]/, '"rules": []'),
    stepSummary(twoMistakes),
  ]
  const text = withoutLines(reports.join('\n\n'))
  await expect(text).toMatchFileSnapshot('__snapshots__/reports.txt')
})

test('the step summary shows Markdown in a value as it is written', () => {
  const withMarkdown = sampleText.replace('"state": "DF"', '"state": "*D* [F](x)"')
  expect(stepSummary(checked(withMarkdown))).toContain(String.raw`\*D\* \[F\](x)`)
})

test('a tab does not shift the marker, and a byte order mark is no syntax error', () => {
  const text = `\uFEFF${sampleText.replace('"state": "DF"', '"state":\t"DFF"')}`
  const report = formatReport('human', checked(text), 'en')
  expect(report).toContain('"state": "DFF"')
  expect(report).not.toContain(sayIn('en', 'check.syntaxOnly'))
})

test('a site with only a warning is ok', () => {
  const hours = `"hours": [${openAllDay}, ${openAllDay}], "state"`
  const site = checked(sampleText.replace('"state"', hours))
  expect(formatReport('json', site, 'en')).toContain('"ok": true')
})

import { expect, test } from 'vitest'

import { checkContent } from '../../../schema/checkContent.ts'
import { sampleText } from '../../../tests/fixtures/sampleContent.ts'
import { defaultContentFile } from '../../files/paths.ts'
import type { CheckedFile } from '../contentFile.ts'
import { stepSummary } from './github.ts'
import { formatReport } from './reportFormats.ts'

function checked(text: string): CheckedFile {
  return { file: defaultContentFile, text, result: checkContent(text) }
}

const twoMistakes = checked(
  sampleText
    .replace('"state": "DF"', '"state": "DFF"')
    .replace('"email": "hello@example.com"', '"email": "hello@gmial.com"'),
)

/** The lines of the two mistakes, which move when the sample grows. */
const [nextLine, line] = twoMistakes.result.problems.map((problem) => problem.line)
const withoutLines = (report: string) =>
  report
    .replaceAll(new RegExp(`(?<=[Ll]ine=| )${line}(?=[,:])`, 'g'), 'LINE')
    .replaceAll(new RegExp(`(?<=[Ll]ine=| )${nextLine}(?=[,:])`, 'g'), 'NEXT')

test('the report for GitHub has an annotation for each problem, then the report for the log', () => {
  const [first, second] = formatReport('github', twoMistakes, 'en').split('\n')
  expect(withoutLines(first ?? '')).toMatchInlineSnapshot(
    `"::error file=content/site.json,line=LINE,endLine=LINE,col=16,endColumn=20,title=wrong-choice::“State” of office 1 (Brasília) cannot be “DFF”. Did you mean “DF”? How to fix: Enter "DF"."`,
  )
  expect(second).toContain('::warning file=content/site.json,line=')
})

test('the summary of a run lists all problems in both languages', () => {
  expect(withoutLines(stepSummary(twoMistakes))).toMatchInlineSnapshot(`
    "### content/site.json

    | Line · Linha | English | Português |
    |---|---|---|
    | ❌ LINE:16 | “State” of office 1 (Brasília) cannot be “DFF”. Did you mean “DF”? How to fix: Enter "DF". | “Estado” do endereço 1 (Brasília) não pode ser “DFF”. Você quis dizer “DF”? Como corrigir: Escreva "DF". |
    | ⚠️ NEXT:14 | “Email” of “Company” is at “gmial.com”, which looks like a typo for “gmail.com”. How to fix: If you meant “gmail.com”, enter that instead. | “E-mail” de “Empresa” usa “gmial.com”, que parece um erro de digitação de “gmail.com”. Como corrigir: Se você quis dizer “gmail.com”, escreva assim. |
    "
  `)
})

test('a report for code scanners has the rule, level, and region of each problem', () => {
  const { runs } = JSON.parse(formatReport('sarif', twoMistakes, 'en')) as {
    runs: { results: unknown[] }[]
  }
  const region = { startLine: line, startColumn: 16, endLine: line, endColumn: 21 }
  const uri = 'content/site.json'
  expect(runs[0]?.results).toMatchObject([
    { ruleId: 'suspicious-host', level: 'warning' },
    {
      ruleId: 'wrong-choice',
      level: 'error',
      locations: [{ physicalLocation: { artifactLocation: { uri }, region } }],
    },
  ])
})

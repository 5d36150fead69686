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

const always = '{ "from": "monday", "opens": "00:00", "closes": "24:00" }'

const twoMistakes = checked(
  sampleText.replace(
    '"state": "DF"',
    `"hours": [${always}, ${always}],\n      "state": "DFF"`,
  ),
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
    | ⚠️ NEXT:105 | Opening time 2 (Monday) of office 1 (Brasília) overlaps with opening time 1 (Monday) of office 1 (Brasília). How to fix: Correct the days or the hours of one of the two. | O horário 2 (Segunda-feira) do endereço 1 (Brasília) se sobrepõe a outro: o horário 1 (Segunda-feira) do endereço 1 (Brasília). Como corrigir: Corrija os dias ou os horários de um dos dois. |
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
    { ruleId: 'hours-overlap', level: 'warning' },
    {
      ruleId: 'wrong-choice',
      level: 'error',
      locations: [{ physicalLocation: { artifactLocation: { uri }, region } }],
    },
  ])
})

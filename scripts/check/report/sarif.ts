import { problemCodes } from '../../../schema/messages/problemMessages.ts'
import { displayPath } from '../../files/paths.ts'
import type { CheckedFile } from '../contentFile.ts'
import { problemText } from './human.ts'

/** SARIF 2.1.0, for code scanners. Every message is in both languages. */
export function sarifReport({ file, result }: CheckedFile): string {
  const results = result.problems.map((problem) => ({
    ruleId: problem.code,
    level: problem.severity,
    message: { text: `${problemText(problem, 'en')}\n${problemText(problem, 'br')}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(displayPath(file)) },
          region: {
            startLine: problem.line,
            startColumn: problem.column,
            endLine: problem.endLine,
            endColumn: problem.endColumn,
          },
        },
      },
    ],
  }))
  const rules = problemCodes.map((id) => ({ id }))
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'check-content', rules } },
          columnKind: 'utf16CodeUnits',
          results,
        },
      ],
    },
    null,
    2,
  )
}

import type { MessageLanguage } from '../../../schema/bilingual.ts'
import { withoutControlCharacters } from '../../../schema/messages/withoutControlCharacters.ts'
import { displayPath } from '../../files/paths.ts'
import type { CheckedFile } from '../contentFile.ts'
import { githubReport } from './github.ts'
import { humanReport, problemText } from './human.ts'
import { sarifReport } from './sarif.ts'

export const reportFormats = ['human', 'compact', 'json', 'github', 'sarif'] as const

export type ReportFormat = (typeof reportFormats)[number]

/** A report with one problem per line, for editors and other programs. */
function compactReport({ file, result }: CheckedFile, language: MessageLanguage): string {
  return result.problems
    .map((problem) => {
      const position = `${displayPath(file)}:${problem.line}:${problem.column}`
      return `${position} ${problem.severity} ${problem.code}: ${problemText(problem, language)}`
    })
    .join('\n')
}

/** A report in both languages: the reader chooses. */
function jsonReport({ file, result }: CheckedFile): string {
  const problems = result.problems.map(
    ({ data: _data, offset: _offset, length: _length, edit: _edit, ...output }) => output,
  )
  const report = { file: displayPath(file), ok: result.ok, problems }
  return withoutControlCharacters(JSON.stringify(report, null, 2))
}

export function formatReport(
  format: ReportFormat,
  checked: CheckedFile,
  language: MessageLanguage,
): string {
  switch (format) {
    case 'human':
      return humanReport(checked, language)
    case 'compact':
      return compactReport(checked, language)
    case 'json':
      return jsonReport(checked)
    case 'github':
      return githubReport(checked, language)
    case 'sarif':
      return sarifReport(checked)
  }
}

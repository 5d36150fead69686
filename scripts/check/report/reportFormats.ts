import type { MessageLanguage } from '../../../schema/bilingual.ts'
import { withoutControlCharacters } from '../../../schema/messages/withoutControlCharacters.ts'
import { displayPath } from '../../files/paths.ts'
import type { CheckedFile } from '../contentFile.ts'
import { annotations } from './github.ts'
import { humanReport, problemText } from './human.ts'
import { sarifReport } from './sarif.ts'

export const reportFormats = ['human', 'compact', 'json', 'github', 'sarif'] as const

export type Format = (typeof reportFormats)[number]

/** A report with one problem per line, for editors and other programs. */
function compact({ file, result }: CheckedFile, language: MessageLanguage): string {
  return result.problems
    .map((problem) => {
      const place = `${displayPath(file)}:${problem.line}:${problem.column}`
      return `${place} ${problem.severity} ${problem.code}: ${problemText(problem, language)}`
    })
    .join('\n')
}

/** A report in both languages: the reader chooses. */
function jsonReport({ file, result }: CheckedFile): string {
  const problems = result.problems.map(
    ({ data: _data, offset: _offset, length: _length, edit: _edit, ...shown }) => shown,
  )
  const report = { file: displayPath(file), ok: result.ok, problems }
  return withoutControlCharacters(JSON.stringify(report, null, 2))
}

export function formatReport(
  format: Format,
  checked: CheckedFile,
  language: MessageLanguage,
): string {
  switch (format) {
    case 'human':
      return humanReport(checked, language)
    case 'compact':
      return compact(checked, language)
    case 'json':
      return jsonReport(checked)
    case 'github':
      return annotations(checked, language)
    case 'sarif':
      return sarifReport(checked)
  }
}

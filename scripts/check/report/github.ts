import type { ReportLanguage } from '../../../schema/bilingual.ts'
import type { Problem } from '../../../schema/problem.ts'
import { shownPath } from '../../files/paths.ts'
import type { CheckedFile } from '../contentFile.ts'
import { humanReport, sentence } from './human.ts'

/** GitHub shows at most this many errors per step, and as many warnings. */
const maxShown = 10

/** A summary can have a megabyte, more than anyone reads. */
const maxInSummary = 200

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

/** Errors first, since they prevent publishing. */
function errorsFirst(problems: Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'),
  )
}

function annotation(file: string, problem: Problem, language: ReportLanguage): string {
  const { severity, code, line, column, endLine, endColumn } = problem
  // GitHub accepts columns only for a problem within one line.
  const columns =
    endLine === line ? `,col=${column},endColumn=${Math.max(endColumn - 1, column)}` : ''
  const place = `file=${escapeProperty(file)},line=${line},endLine=${endLine}${columns},title=${escapeProperty(code)}`
  return `::${severity} ${place}::${escapeData(sentence(problem, language))}`
}

/** Annotations for GitHub's website, then the complete report for the log. */
export function annotations(checked: CheckedFile, language: ReportLanguage): string {
  const file = shownPath(checked.file)
  const shown = errorsFirst(checked.result.problems)
  const errors = shown.filter(({ severity }) => severity === 'error').slice(0, maxShown)
  const warnings = shown
    .filter(({ severity }) => severity === 'warning')
    .slice(0, maxShown)
  const lines = [...errors, ...warnings].map((problem) =>
    annotation(file, problem, language),
  )
  return [...lines, humanReport(checked, language)].join('\n')
}

function cell(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('|', '\\|')
    .replaceAll(/\s+/g, ' ')
}

/** The summary page of a GitHub run: every problem, in both languages. */
export function stepSummary({ file, result }: CheckedFile): string {
  const shown = shownPath(file)
  if (result.problems.length === 0) return `### ${shown}: no problems · nenhum problema\n`
  const rows = errorsFirst(result.problems)
    .slice(0, maxInSummary)
    .map((problem) => {
      const mark = problem.severity === 'error' ? '❌' : '⚠️'
      return `| ${mark} ${problem.line}:${problem.column} | ${cell(sentence(problem, 'en'))} | ${cell(sentence(problem, 'br'))} |`
    })
  const omittedCount = result.problems.length - rows.length
  return [
    `### ${shown}`,
    '',
    '| Line · Linha | English | Português |',
    '|---|---|---|',
    ...rows,
    ...(omittedCount > 0
      ? [`| … | and ${omittedCount} more | e mais ${omittedCount} |`]
      : []),
    '',
  ].join('\n')
}

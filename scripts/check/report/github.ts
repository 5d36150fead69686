import type { MessageLanguage } from '../../../schema/bilingual.ts'
import type { Problem } from '../../../schema/problem.ts'
import { displayPath } from '../../files/paths.ts'
import { message } from '../../messages/messages.ts'
import type { CheckedFile } from '../contentFile.ts'
import { humanReport, problemText } from './human.ts'

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

function annotation(file: string, problem: Problem, language: MessageLanguage): string {
  const { severity, code, line, column, endLine, endColumn } = problem
  // GitHub accepts columns only for a problem within one line.
  const columns =
    endLine === line ? `,col=${column},endColumn=${Math.max(endColumn - 1, column)}` : ''
  const properties = `file=${escapeProperty(file)},line=${line},endLine=${endLine}${columns},title=${escapeProperty(code)}`
  return `::${severity} ${properties}::${escapeData(problemText(problem, language))}`
}

/** Annotations for GitHub's website, which shows the first ten errors and warnings, then the complete report for the log. */
export function githubReport(checked: CheckedFile, language: MessageLanguage): string {
  const file = displayPath(checked.file)
  const lines = errorsFirst(checked.result.problems).map((problem) =>
    annotation(file, problem, language),
  )
  return [...lines, humanReport(checked, language)].join('\n')
}

function escapeCell(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\\`*_~[\]|]/g, '\\$&')
    .replaceAll(/\s+/g, ' ')
}

/** The summary page of a GitHub run: every problem, in both languages. */
export function stepSummary({ file, result }: CheckedFile): string {
  const path = displayPath(file)
  const noProblems = message('check.clean', { file: path })
  if (result.problems.length === 0) return `### ${noProblems.en} · ${noProblems.br}\n`
  const rows = errorsFirst(result.problems).map((problem) => {
    const symbol = problem.severity === 'error' ? '❌' : '⚠️'
    return `| ${symbol} ${problem.line}:${problem.column} | ${escapeCell(problemText(problem, 'en'))} | ${escapeCell(problemText(problem, 'br'))} |`
  })
  const line = message('check.lineHeading')
  const language = message('check.languageHeading')
  return [
    `### ${path}`,
    '',
    `| ${line.en} · ${line.br} | ${language.en} | ${language.br} |`,
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

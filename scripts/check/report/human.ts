import type { MessageLanguage } from '../../../schema/bilingual.ts'
import type { Problem } from '../../../schema/problem.ts'
import { parseJson } from '../../../schema/read/parseJson.ts'
import { displayPath } from '../../files/paths.ts'
import { sayIn } from '../../messages/messages.ts'
import type { CheckedFile } from '../contentFile.ts'
import { codeFrame, linesIn } from './codeFrame.ts'

const maxProblems = 100

/** The text for a problem: what is wrong, and how to fix it. */
export function problemText(problem: Problem, language: MessageLanguage): string {
  return `${problem.message[language]} ${sayIn(language, 'check.howToFix')}: ${problem.fix[language]}`
}

function problemBlock(
  { file, text }: CheckedFile,
  lines: readonly string[],
  problem: Problem,
  language: MessageLanguage,
): string {
  const position = `${displayPath(file)}:${problem.line}:${problem.column}`
  const frame = text === '' ? [] : ['', codeFrame(lines, problem).replaceAll(/^/gm, '  ')]
  return [
    `${position} ${sayIn(language, `check.${problem.severity}`)} ${problem.code}`,
    `  ${problem.message[language]}`,
    ...frame,
    '',
    `  ${sayIn(language, 'check.howToFix')}: ${problem.fix[language]}`,
  ].join('\n')
}

/** The report for a person at a terminal. */
export function humanReport(checked: CheckedFile, language: MessageLanguage): string {
  const { problems } = checked.result
  const file = displayPath(checked.file)
  if (problems.length === 0) return sayIn(language, 'check.clean', { file })
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const lines = linesIn(checked.text)
  const listed = problems.slice(0, maxProblems)
  const blocks = listed.map((problem) => problemBlock(checked, lines, problem, language))
  if (problems.length > maxProblems)
    blocks.push(sayIn(language, 'check.more', { count: problems.length - maxProblems }))
  // If the syntax is broken, nothing else is checked.
  const json = checked.text.replace(/^\uFEFF/, '')
  if (json !== '' && parseJson(json) === undefined)
    blocks.push(sayIn(language, 'check.syntaxOnly'))
  const warnings = problems.length - errors
  return [...blocks, sayIn(language, 'check.sum', { file, errors, warnings })].join(
    '\n\n',
  )
}

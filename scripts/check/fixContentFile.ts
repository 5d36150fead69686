import type { MessageLanguage } from '../../schema/bilingual.ts'
import { fixContent } from '../../schema/fixContent.ts'
import type { Problem } from '../../schema/problem.ts'
import { codeOf } from '../files/codeOf.ts'
import { publicFolder, displayPath } from '../files/paths.ts'
import { writeAtomically } from '../files/writeAtomically.ts'
import { sayIn } from '../messages/messages.ts'
import { publicFiles } from './contentFile.ts'
import { readText } from './readText.ts'

interface FixedFile {
  /** False if the file could not be written. The file is then unchanged. */
  ok: boolean
  /** A message about the fixed problems. */
  report: string
}

/** Fixes a content file in place. Never throws. */
export function fixContentFile(
  path: string,
  language: MessageLanguage,
  fix = fixContent,
): FixedFile {
  const file = displayPath(path)
  const unchanged = { ok: true, report: sayIn(language, 'check.nothingToFix', { file }) }
  const readResult = readText(path)
  if (!readResult.ok) return unchanged
  const { text } = readResult
  const fixed = fix(text, { files: publicFiles(publicFolder(path)) })
  if (fixed.text === text) return unchanged
  // If another program has saved the file in the meantime, its version stays.
  const currentResult = readText(path)
  if (!currentResult.ok || currentResult.text !== text)
    return { ok: false, report: sayIn(language, 'check.changedMeanwhile', { file }) }
  try {
    writeAtomically(path, fixed.text)
  } catch (error) {
    const cause = codeOf(error)
    return { ok: false, report: sayIn(language, 'check.notWritable', { file, cause }) }
  }
  return { ok: true, report: fixReport(file, fixed.fixedProblems, language) }
}

function fixReport(file: string, problems: Problem[], language: MessageLanguage): string {
  const count = problems.length
  if (count === 0) return sayIn(language, 'check.reformatted', { file })
  const lines = problems.map(
    ({ line, message }) =>
      `  ${sayIn(language, 'check.line', { line, problem: message[language] })}`,
  )
  return [sayIn(language, 'check.fixed', { file, count }), ...lines].join('\n')
}

import { structuredPatch } from 'diff'

import type { ReportLanguage } from '../../schema/bilingual.ts'
import { fixContent } from '../../schema/fixContent.ts'
import { withoutControls } from '../../schema/messages/withoutControls.ts'
import type { Problem } from '../../schema/problem.ts'
import { codeOf } from '../files/codeOf.ts'
import { publicFolder, shownPath } from '../files/paths.ts'
import { writeAtomically } from '../files/writeAtomically.ts'
import { sayIn } from '../messages/messages.ts'
import { publicFiles } from './contentFile.ts'
import { readText } from './readText.ts'

interface Fixing {
  /** False if the file could not be written. It is then unchanged. */
  ok: boolean
  /** A report in words: the fixed problems, then the changed lines. */
  report: string
}

/** Fixes a content file in place. Never throws. */
export function fixContentFile(path: string, language: ReportLanguage): Fixing {
  const file = shownPath(path)
  const nothingToFix = {
    ok: true,
    report: sayIn(language, 'check.nothingToFix', { file }),
  }
  const read = readText(path)
  if (!read.ok) return nothingToFix
  const { text } = read
  const fixed = fixContent(text, { files: publicFiles(publicFolder(path)) })
  if (fixed.text === text) return nothingToFix
  // If another program has saved the file in the meantime, its version stays.
  const again = readText(path)
  if (!again.ok || again.text !== text)
    return { ok: false, report: sayIn(language, 'check.changedMeanwhile', { file }) }
  try {
    writeAtomically(path, fixed.text)
  } catch (error) {
    const cause = codeOf(error)
    return { ok: false, report: sayIn(language, 'check.notWritable', { file, cause }) }
  }
  const head = headOf(file, fixed.fixedProblems, language)
  const diff = withoutControls(lineDiff(text, fixed.text))
  return { ok: true, report: diff === '' ? head : `${head}\n\n${diff}` }
}

function headOf(file: string, problems: Problem[], language: ReportLanguage): string {
  const count = problems.length
  if (count === 0) return sayIn(language, 'check.reformatted', { file })
  const lines = problems.map(
    ({ line, message }) =>
      `  ${sayIn(language, 'check.line', { line, problem: message[language] })}`,
  )
  return [sayIn(language, 'check.fixed', { file, count }), ...lines].join('\n')
}

/** Above this limit, finding the smallest difference takes too long, so the entire file is shown as replaced. */
const maxEditLength = 1000

const lines = (text: string) => text.replaceAll('\r\n', '\n').replace(/\n?$/, '\n')

/** The difference of two texts, as in `git diff`; empty if only line ends differ. */
function lineDiff(before: string, after: string): string {
  const options = { context: 2, maxEditLength }
  const patch = structuredPatch('', '', lines(before), lines(after), '', '', options)
  if (!patch) return `${prefixLines(before, '-')}\n${prefixLines(after, '+')}`
  return patch.hunks
    .flatMap(({ oldStart, lines: shown }) => [
      `@@ ${oldStart} @@`,
      ...shown.map((line) => `${line.charAt(0)} ${line.slice(1)}`),
    ])
    .join('\n')
}

function prefixLines(text: string, mark: '-' | '+'): string {
  return text.replaceAll(/^/gm, `${mark} `)
}

import type { ReportLanguage } from '../../../schema/bilingual.ts'
import { printableLines } from '../../../schema/messages/printable.ts'
import { shownPath } from '../../files/paths.ts'
import { sayIn } from '../../messages/messages.ts'
import type { FixedFile } from '../fixContentFile.ts'

/** What --fix did: the problems that are gone, then the changed lines. */
export function fixedReport(
  path: string,
  fixed: FixedFile,
  language: ReportLanguage,
): string {
  const file = shownPath(path)
  switch (fixed.kind) {
    case 'nothing to fix':
      return sayIn(language, 'check.nothingToFix', { file })
    case 'changed meanwhile':
      return sayIn(language, 'check.changedMeanwhile', { file })
    case 'not writable':
      return sayIn(language, 'check.notWritable', { file, cause: fixed.cause })
    case 'fixed': {
      const reported = fixed.fixedProblems.map(
        ({ line, message }) =>
          `  ${sayIn(language, 'check.line', { line, problem: message[language] })}`,
      )
      const head =
        reported.length === 0
          ? sayIn(language, 'check.reformatted', { file })
          : [
              sayIn(language, 'check.fixed', { file, count: reported.length }),
              ...reported,
            ].join('\n')
      return fixed.diff === '' ? head : `${head}\n\n${printableLines(fixed.diff)}`
    }
  }
}

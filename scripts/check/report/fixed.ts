import type { ReportLanguage } from '../../../schema/bilingual.ts'
import { printableLines } from '../../../schema/messages/printable.ts'
import { shownPath } from '../../files/paths.ts'
import type { FixedFile } from '../fixContentFile.ts'

const words = {
  en: {
    line: 'line',
    nothing: (file: string) => `${file}: nothing to mend without asking you.`,
    layout: (file: string) => `${file}: laid out anew; no word was changed.`,
    fixedProblems: (file: string, count: number) =>
      `${file}: ${count} ${count === 1 ? 'problem' : 'problems'} mended.`,
    meanwhile: (file: string) =>
      `${file} was saved by someone else just now, so nothing was written. Run the command again.`,
    notWritable: (file: string, cause: string) =>
      `${file} cannot be written (${cause}); it is as it was. Close other programs that use it and see to it that you may change it.`,
  },
  br: {
    line: 'linha',
    nothing: (file: string) => `${file}: nada a corrigir sem perguntar a você.`,
    layout: (file: string) =>
      `${file}: só a disposição das linhas mudou; nenhuma palavra.`,
    fixedProblems: (file: string, count: number) =>
      `${file}: ${count} ${count === 1 ? 'problema corrigido' : 'problemas corrigidos'}.`,
    meanwhile: (file: string) =>
      `${file} acabou de ser salvo por outra pessoa ou programa, então nada foi gravado. Rode o comando outra vez.`,
    notWritable: (file: string, cause: string) =>
      `Não foi possível gravar ${file} (${cause}); ele está como estava. Feche outros programas que o usem e veja se você pode alterá-lo.`,
  },
}

/** What --fix did: the problems that are gone, then the changed lines. */
export function fixedReport(
  path: string,
  fixed: FixedFile,
  language: ReportLanguage,
): string {
  const { line, nothing, layout, fixedProblems, meanwhile, notWritable } = words[language]
  const file = shownPath(path)
  switch (fixed.kind) {
    case 'nothing to fix':
      return nothing(file)
    case 'changed meanwhile':
      return meanwhile(file)
    case 'not writable':
      return notWritable(file, fixed.cause)
    case 'fixed': {
      const reported = fixed.fixedProblems.map(
        (problem) => `  ${line} ${problem.line}: ${problem.message[language]}`,
      )
      const head =
        reported.length === 0
          ? layout(file)
          : [fixedProblems(file, reported.length), ...reported].join('\n')
      return fixed.diff === '' ? head : `${head}\n\n${printableLines(fixed.diff)}`
    }
  }
}

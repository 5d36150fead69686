import { group, hidden } from './groups.ts'
import { link } from './links.ts'
import type { ModelNode } from './node.ts'
import { patterns } from './patterns.ts'
import { text, value } from './values.ts'

const day = {
  format: 'day',
  pattern: patterns.day,
  patternErrorMessage: {
    en: 'Write year, month and day, joined by hyphens, e.g. "2026-12-18".',
    br: 'Escreva ano, mês e dia, ligados por hifens, p. ex. "2026-12-18".',
  },
} as const

/** A line above the header that comes and goes by its dates. */
export const notice: ModelNode = group({
  title: { en: 'Notice', br: 'Aviso' },
  help: {
    en: 'A line above the header, shown between two dates. Optional.',
    br: 'Uma linha acima do cabeçalho, que aparece entre duas datas. Opcional.',
  },
  inSentence: { en: 'the notice', br: 'o aviso' },
  required: ['text', 'from', 'until', 'close'],
  properties: {
    text: text({
      title: { en: 'Text', br: 'Texto' },
      help: {
        en: 'The notice, in one sentence: “Closed from 24 December to 1 January.”',
        br: 'O aviso, em uma frase: “Fechado de 24 de dezembro a 1º de janeiro.”',
      },
      max: 140,
      example: 'notice.text',
    }),
    link: link({
      help: {
        en: 'A link to more about the notice. Optional.',
        br: 'Um link para saber mais sobre o aviso. Opcional.',
      },
      max: 40,
      example: 'notice.link',
    }),
    from: value({
      ...day,
      title: { en: 'From', br: 'De' },
      help: {
        en: 'The first day on which it is shown.',
        br: 'O primeiro dia em que aparece.',
      },
      example: '2026-12-18',
    }),
    until: value({
      ...day,
      title: { en: 'Until', br: 'Até' },
      help: {
        en: 'The last day on which it is shown, by the visitor’s own calendar.',
        br: 'O último dia em que aparece, pelo calendário do próprio visitante.',
      },
      example: '2027-01-01',
    }),
    close: text({
      title: { en: 'Closing', br: 'Fechar' },
      help: {
        en: 'The name of the × that closes the notice, for screen readers.',
        br: 'O nome do × que fecha o aviso, para leitores de tela.',
      },
      max: 40,
      example: 'notice.close',
      usual: { en: 'Close', br: 'Fechar' },
    }),
    hidden,
  },
})

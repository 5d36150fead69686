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
    en: 'A line above the header, shown from one day until another and then gone by itself; leave it out for none.',
    br: 'Uma linha acima do cabeçalho, que aparece de um dia até outro e depois some sozinha; deixe de fora se não houver.',
  },
  inSentence: { en: 'the notice', br: 'o aviso' },
  required: ['text', 'from', 'until', 'close'],
  properties: {
    text: text({
      title: { en: 'Text', br: 'Texto' },
      help: {
        en: 'What there is to know, in one sentence: “Closed from 24 December to 1 January.”',
        br: 'O que é preciso saber, em uma frase: “Fechado de 24 de dezembro a 1º de janeiro.”',
      },
      max: 140,
      example: 'notice.text',
    }),
    link: link({
      help: {
        en: 'Where there is more about the notice. Leave it out for none.',
        br: 'Para onde vai quem quer saber mais sobre o aviso. Deixe de fora se não houver.',
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
        en: 'What a screen reader says of the × that closes the notice for this visitor.',
        br: 'Para quem não enxerga: o que é lido no × que fecha o aviso para este visitante.',
      },
      max: 40,
      example: 'notice.close',
      usual: { en: 'Close', br: 'Fechar' },
    }),
    hidden,
  },
})

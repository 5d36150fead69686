import { group, hidden } from './groups.ts'
import { link } from './links.ts'
import type { ModelNode, TextOrBilingual } from './node.ts'
import { patterns } from './patterns.ts'
import { leaveOut, withExample, withFullStop } from './sentences.ts'
import { text, value } from './values.ts'

function day(
  title: TextOrBilingual,
  description: TextOrBilingual,
  example: string,
): ModelNode {
  return value({
    title,
    help: withFullStop(description),
    format: 'day',
    pattern: patterns.day,
    patternErrorMessage: withExample(
      {
        en: 'Write year, month and day, joined by hyphens',
        br: 'Escreva ano, mês e dia, ligados por hifens',
      },
      `"${example}"`,
    ),
    example,
  })
}

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
      description: {
        en: 'What there is to know, in one sentence: “Closed from 24 December to 1 January.”',
        br: 'O que é preciso saber, em uma frase: “Fechado de 24 de dezembro a 1º de janeiro.”',
      },
      max: 140,
      example: 'notice.text',
    }),
    link: link({
      title: 'Link',
      description: {
        en: 'Where there is more about the notice',
        br: 'Para onde vai quem quer saber mais sobre o aviso',
      },
      also: leaveOut,
      called: 'link',
      max: 40,
      example: 'notice.link',
    }),
    from: day(
      { en: 'From', br: 'De' },
      {
        en: 'The first day on which it is shown',
        br: 'O primeiro dia em que aparece',
      },
      '2026-12-18',
    ),
    until: day(
      { en: 'Until', br: 'Até' },
      {
        en: 'The last day on which it is shown, by the visitor’s own calendar',
        br: 'O último dia em que aparece, pelo calendário do próprio visitante',
      },
      '2027-01-01',
    ),
    close: text({
      title: { en: 'Closing', br: 'Fechar' },
      description: {
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

import { group, list } from './groups.ts'
import type { ModelNode, TextOrBilingual } from './node.ts'
import { sentences, withExample } from './sentences.ts'
import { choice, value } from './values.ts'

/** The days of the week, Monday first. */
const weekdays: Readonly<Record<string, TextOrBilingual>> = {
  monday: { en: 'Monday', br: 'Segunda-feira' },
  tuesday: { en: 'Tuesday', br: 'Terça-feira' },
  wednesday: { en: 'Wednesday', br: 'Quarta-feira' },
  thursday: { en: 'Thursday', br: 'Quinta-feira' },
  friday: { en: 'Friday', br: 'Sexta-feira' },
  saturday: { en: 'Saturday', br: 'Sábado' },
  sunday: { en: 'Sunday', br: 'Domingo' },
}
export const weekdayNames: readonly string[] = Object.keys(weekdays)

function weekday(
  title: TextOrBilingual,
  help: TextOrBilingual,
  example: string,
): ModelNode {
  const node = choice({
    title,
    help,
    choices: weekdays,
    otherwise: {
      en: 'Several days in a row have the first in “from” and the last in “to”; what holds for holidays is said in a text.',
      br: 'Vários dias seguidos levam o primeiro em “from” e o último em “to”; o que vale nos feriados se diz num texto.',
    },
  })
  // The very list by which the page knows a weekday (schema/page/openingHours.ts).
  return { ...node, enum: weekdayNames, examples: [example] }
}

interface TimeNode {
  title: TextOrBilingual
  description: TextOrBilingual
  format: 'clockTime' | 'closingTime'
  pattern: string
  /** The last one that can be written. */
  last: string
  example: string
}

function time({ title, description, last, example, ...form }: TimeNode): ModelNode {
  return value({
    title,
    help: withExample(description, `“${example}”`),
    ...form,
    patternErrorMessage: withExample(
      {
        en: `Write hours and minutes with two digits each, from 00:00 to ${last}`,
        br: `Escreva horas e minutos com dois algarismos cada, de 00:00 a ${last}`,
      },
      `"${example}"`,
    ),
    example,
  })
}

/** The end of a day; open from 00:00 to it is open all day. */
export const endOfDay = '24:00'

export const openingTime: ModelNode = group({
  title: { en: 'Opening time', br: 'Horário' },
  help: {
    en: 'When it is open, on one day of the week or on several.',
    br: 'Quando está aberto, em um dia da semana ou em vários.',
  },
  entryName: { en: 'opening time #', br: 'o horário #' },
  namedBy: ['from'],
  required: ['from', 'opens', 'closes'],
  offered: ['to'],
  properties: {
    from: weekday(
      { en: 'From', br: 'De' },
      {
        en: 'The day of the week, or the first of several.',
        br: 'O dia da semana, ou o primeiro de vários.',
      },
      'monday',
    ),
    to: weekday(
      { en: 'To', br: 'Até' },
      {
        en: 'The last of several days. Leave it out for one day.',
        br: 'O último de vários dias. Deixe de fora se for um dia só.',
      },
      'friday',
    ),
    opens: time({
      title: { en: 'Opens', br: 'Abre' },
      description: { en: 'When it opens', br: 'A hora em que abre' },
      format: 'clockTime',
      pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
      last: '23:59',
      example: '08:00',
    }),
    closes: time({
      title: { en: 'Closes', br: 'Fecha' },
      description: {
        en: 'When it closes; earlier than it opens means after midnight, and 00:00 to 24:00 is open all day',
        br: 'A hora em que fecha; uma hora antes da de abrir quer dizer depois da meia-noite, e de 00:00 a 24:00 fica aberto o dia todo',
      },
      format: 'closingTime',
      pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
      last: endOfDay,
      example: '18:00',
    }),
  },
})

/** The opening hours of one place. */
export function openingTimes(title: TextOrBilingual, help: TextOrBilingual): ModelNode {
  return list({
    title,
    help: sentences(help, {
      en: 'Days that are left out are closed.',
      br: 'Os dias que não aparecem ficam fechados.',
    }),
    maxItems: 14,
    items: { $ref: '#/definitions/openingTime' },
  })
}

/** Of an office, where they are not those of the company. */
export const ownOpeningTimes: ModelNode = {
  ...openingTimes(
    { en: 'Opening hours', br: 'Horário de funcionamento' },
    {
      en: 'The opening hours of this office, where they are not those of the company; a section “Opening hours” shows them.',
      br: 'O horário desta unidade, quando não é o da empresa; quem o mostra é uma seção “Horário de funcionamento”.',
    },
  ),
  inSentence: { en: 'the opening hours', br: 'o horário de funcionamento' },
}

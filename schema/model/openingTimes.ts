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

/** The days from one to another, in the order of the week; they continue after Sunday. */
export function daysOf({ from, to = from }: { from: string; to?: string }): string[] {
  const [first, last] = [weekdayNames.indexOf(from), weekdayNames.indexOf(to)]
  const count = ((last - first + 7) % 7) + 1
  return Array.from({ length: count }, (_, day) => weekdayNames[(first + day) % 7] ?? '')
}

/** Minutes since midnight; undefined for any other word than "08:00". */
export function minutesOf(word: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(word) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** A weekday: the very list by which the page knows one (schema/page/openingHours.ts). */
const weekday: ModelNode = {
  ...choice({
    title: '',
    choices: weekdays,
    otherwise: {
      en: 'For several days in a row, “from” is the first and “to” is the last. Write about holidays in a text.',
      br: 'Para vários dias seguidos, “from” é o primeiro e “to” é o último. Escreva sobre feriados num texto.',
    },
  }),
  enum: weekdayNames,
}

/** The sentence that says how a time is written; `last`: the latest that is allowed. */
const timeRule = (last: string, example: string) =>
  withExample(
    {
      en: `Write hours and minutes with two digits each, from 00:00 to ${last}`,
      br: `Escreva horas e minutos com dois algarismos cada, de 00:00 a ${last}`,
    },
    `"${example}"`,
  )

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
    from: {
      ...weekday,
      title: { en: 'From', br: 'De' },
      help: {
        en: 'The day of the week, or the first of several.',
        br: 'O dia da semana, ou o primeiro de vários.',
      },
      examples: ['monday'],
    },
    to: {
      ...weekday,
      title: { en: 'To', br: 'Até' },
      help: {
        en: 'The last of several days. Leave empty for one day.',
        br: 'O último de vários dias. Deixe vazio se for um dia só.',
      },
      examples: ['friday'],
    },
    opens: value({
      title: { en: 'Opens', br: 'Abre' },
      help: {
        en: 'When it opens, e.g. “08:00”.',
        br: 'A hora em que abre, p. ex. “08:00”.',
      },
      format: 'clockTime',
      pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
      patternErrorMessage: timeRule('23:59', '08:00'),
      example: '08:00',
    }),
    closes: value({
      title: { en: 'Closes', br: 'Fecha' },
      help: {
        en: 'When it closes, e.g. “18:00”. An earlier time than the opening time means after midnight; 00:00 to 24:00 means open all day.',
        br: 'A hora em que fecha, p. ex. “18:00”. Uma hora menor que a de abrir quer dizer depois da meia-noite; de 00:00 a 24:00 quer dizer aberto o dia todo.',
      },
      format: 'closingTime',
      pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
      patternErrorMessage: timeRule(endOfDay, '18:00'),
      example: '18:00',
    }),
  },
})

/** The opening hours of one place. */
export function openingTimes(title: TextOrBilingual, help: TextOrBilingual): ModelNode {
  return list({
    title,
    help: sentences(help, {
      en: 'Days without an entry are closed.',
      br: 'Os dias sem item ficam fechados.',
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
      en: 'The opening hours of this office, if they differ from the company’s. The section “Opening hours” shows them.',
      br: 'O horário deste endereço, se for diferente do horário da empresa. Aparece na seção “Horário de funcionamento”.',
    },
  ),
  inSentence: { en: 'the opening hours', br: 'o horário de funcionamento' },
}

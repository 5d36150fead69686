import { group, list } from './groups.ts'
import type { ModelNode, Words } from './node.ts'
import { choice, value } from './values.ts'
import { sentences, withExample } from './words.ts'

/** The days of the week, Monday first. */
const weekdays: Readonly<Record<string, Words>> = {
  monday: { en: 'Monday', br: 'Segunda-feira' },
  tuesday: { en: 'Tuesday', br: 'Terça-feira' },
  wednesday: { en: 'Wednesday', br: 'Quarta-feira' },
  thursday: { en: 'Thursday', br: 'Quinta-feira' },
  friday: { en: 'Friday', br: 'Sexta-feira' },
  saturday: { en: 'Saturday', br: 'Sábado' },
  sunday: { en: 'Sunday', br: 'Domingo' },
}
export const weekdayNames: readonly string[] = Object.keys(weekdays)

function weekday(title: Words, description: Words): ModelNode {
  const node = choice({
    title,
    description,
    what: { en: 'a day of the week', br: 'um dia da semana' },
    choices: weekdays,
    otherwise: {
      en: 'Several days in a row have the first in “from” and the last in “to”; what holds for holidays is said in a text.',
      br: 'Vários dias seguidos levam o primeiro em “from” e o último em “to”; o que vale nos feriados se diz num texto.',
    },
  })
  // The very list by which the page knows a weekday (schema/page/openingHours.ts).
  return { ...node, enum: weekdayNames }
}

function clockTime(title: Words, description: Words, example: string): ModelNode {
  return value({
    title,
    description: withExample(description, `"${example}"`),
    format: 'clockTime',
    pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
    patternErrorMessage: withExample(
      {
        en: 'Write hours and minutes with two digits each, from 00:00 to 23:59',
        br: 'Escreva horas e minutos com dois algarismos cada, de 00:00 a 23:59',
      },
      `"${example}"`,
    ),
    example,
  })
}

const written =
  '{ "from": "monday", "to": "friday", "opens": "08:00", "closes": "18:00" }'

export const openingTime: ModelNode = group({
  title: { en: 'Opening time', br: 'Horário' },
  description: withExample(
    {
      en: 'When it is open, on one day of the week or on several',
      br: 'Quando está aberto, em um dia da semana ou em vários',
    },
    written,
  ),
  entryName: { en: 'opening time #', br: 'o horário #' },
  absence: {
    words: ['closed', 'isclosed', 'fechado', 'fechada', 'off', 'folga', 'naoabre'],
    why: {
      en: 'A day on which it is closed is simply left out: the page shows the days that stand here.',
      br: 'O dia em que está fechado simplesmente não entra: a página mostra os dias que estão aqui.',
    },
  },
  namedBy: ['from'],
  defaultSnippets: [
    {
      label: { en: 'New opening time', br: 'Novo horário' },
      description: {
        en: 'Days that are left out are closed; a day with a break takes two.',
        br: 'Nos dias que ficam de fora está fechado; um dia com intervalo leva dois horários.',
      },
      body: {
        from: `\${1|${weekdayNames.join()}|}`,
        to: `\${2|${['friday', ...weekdayNames.filter((name) => name !== 'friday')].join()}|}`,
        opens: '${3:08:00}',
        closes: '${4:18:00}',
      },
    },
  ],
  required: ['from', 'opens', 'closes'],
  properties: {
    from: weekday(
      { en: 'From', br: 'De' },
      {
        en: 'The day of the week, or the first of several, e.g. "monday".',
        br: 'O dia da semana, ou o primeiro de vários, p. ex. "monday" (segunda).',
      },
    ),
    to: weekday(
      { en: 'To', br: 'Até' },
      {
        en: 'The last of several days, e.g. "friday". Leave it out for one day.',
        br: 'O último de vários dias, p. ex. "friday" (sexta). Deixe de fora se for um dia só.',
      },
    ),
    opens: clockTime(
      { en: 'Opens', br: 'Abre' },
      { en: 'When it opens', br: 'A hora em que abre' },
      '08:00',
    ),
    closes: clockTime(
      { en: 'Closes', br: 'Fecha' },
      {
        en: 'When it closes; earlier than it opens means after midnight',
        br: 'A hora em que fecha; uma hora antes da de abrir quer dizer depois da meia-noite',
      },
      '18:00',
    ),
  },
})

/** The opening hours of one place. */
export function openingTimes(title: Words, description: Words): ModelNode {
  return list({
    title,
    description: sentences(withExample(description, `[${written}]`), {
      en: 'Days that are left out are closed.',
      br: 'Nos dias que ficam de fora está fechado.',
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
      en: 'The opening hours of this office, where they are not those of the company; a section of the type hours shows them',
      br: 'O horário deste escritório, quando não é o da empresa; uma seção do tipo hours o mostra',
    },
  ),
  help: {
    en: 'The opening hours of this office, where they are not those of the company; a section “Opening hours” shows them. It is closed on days that are left out.',
    br: 'O horário deste escritório, quando não é o da empresa; quem o mostra é uma seção “Horário de funcionamento”. Nos dias que ficam de fora está fechado.',
  },
  inSentence: { en: 'the opening hours', br: 'o horário de funcionamento' },
}

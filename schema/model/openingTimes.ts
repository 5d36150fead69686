import { group, list } from './groups.ts'
import { choicesOf, words } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { choice, value } from './values.ts'

/** The days of the week, Monday first. */
const weekdays = choicesOf('openingTime.weekday', [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
])
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

/** A weekday. schema/page/openingHours.ts recognizes it by this array. */
const weekday: ModelNode = {
  ...choice({ choices: weekdays, ...words('openingTime.weekday') }),
  enum: weekdayNames,
}

/** The end of a day; open from 00:00 to it is open all day. */
export const endOfDay = '24:00'

export const openingTime: ModelNode = group({
  ...words('openingTime'),
  namedBy: ['from'],
  required: ['from', 'opens', 'closes'],
  offered: ['to'],
  properties: {
    from: { ...weekday, ...words('openingTime.from'), examples: ['monday'] },
    to: { ...weekday, ...words('openingTime.to'), examples: ['friday'] },
    opens: value({
      ...words('openingTime.opens', { last: '23:59', example: '08:00' }),
      format: 'clockTime',
      pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
      example: '08:00',
    }),
    closes: value({
      ...words('openingTime.closes', { last: endOfDay, example: '18:00' }),
      format: 'closingTime',
      pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
      example: '18:00',
    }),
  },
})

/** The opening hours of one place. */
export function openingTimes(said: Pick<ModelNode, 'title' | 'help'>): ModelNode {
  return list({
    ...said,
    maxItems: 14,
    items: { $ref: '#/definitions/openingTime' },
  })
}

/** Of an office, where they are not those of the company. */
export const ownOpeningTimes = openingTimes(words('office.hours'))

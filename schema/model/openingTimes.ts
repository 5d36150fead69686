import { listOf, groupWithMessages } from './groups.ts'
import { withMessages, messagesOf } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { choice, value } from './values.ts'

/** The days of the week, Monday first. schema/page/openingHours.ts recognizes a weekday by this array. */
export const weekdayNames: readonly string[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
]

/** The days from one to another, in the order of the week; they continue after Sunday. */
export function daysOf({ from, to = from }: { from: string; to?: string }): string[] {
  const first = weekdayNames.indexOf(from)
  const last = weekdayNames.indexOf(to)
  const count = ((last - first + 7) % 7) + 1
  return Array.from({ length: count }, (_, day) => weekdayNames[(first + day) % 7] ?? '')
}

/** The minutes since midnight of a time such as "08:00"; undefined for any other string. */
export function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

const weekday = withMessages('openingTime.weekday', choice(weekdayNames))

/** Midnight as a closing time. Open from 00:00 to 24:00 means open all day. */
export const endOfDay = '24:00'

export const openingTime: ModelNode = groupWithMessages('openingTime', {
  namedBy: ['from'],
  required: ['from', 'opens', 'closes'],
  initialProperties: ['to'],
  properties: {
    from: { ...weekday, examples: ['monday'] },
    to: { ...weekday, examples: ['friday'] },
    opens: value({
      ...messagesOf('openingTime.opens', { last: '23:59', example: '08:00' }),
      format: 'clockTime',
      pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
      example: '08:00',
    }),
    closes: value({
      ...messagesOf('openingTime.closes', { last: endOfDay, example: '18:00' }),
      format: 'closingTime',
      pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
      example: '18:00',
    }),
  },
})

/** The opening hours of an office, or of the hours section. */
export const openingTimes = (node: ModelNode = {}) =>
  listOf('openingTime', { ...node, maxItems: 14 })

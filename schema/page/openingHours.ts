import { endOfDay, minutesOf, weekdayNames } from '../model/openingTimes.ts'
import { stringsIn } from '../read/modelTree.ts'

/** A Monday, in UTC. */
const monday = Date.UTC(2024, 0, 1)
const day = 24 * 60 * 60 * 1000

/** The instant for a weekday or a clock time; undefined for any other word. */
function instantOf(word: string): number | undefined {
  const weekday = weekdayNames.indexOf(word)
  if (weekday !== -1) return monday + weekday * day
  const minutes = minutesOf(word)
  return minutes === undefined ? undefined : monday + minutes * 60 * 1000
}

/**
 * The weekdays and clock times of the content in the notation of a language, by "@" and the word in the content:
 * "@monday", "@08:00"; "@allDay" for open all day. Computed by the build, because browsers write them differently.
 * `lang` is a BCP 47 tag.
 */
export function hoursWords(content: unknown, lang: string): Record<string, string> {
  const weekday = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' })
  const time = new Intl.DateTimeFormat(lang, { timeStyle: 'short', timeZone: 'UTC' })
  const hours = new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
  })
  // Signs on doors say "segunda", not the formal "segunda-feira".
  const dayAt = (instant: number) => weekday.format(instant).replace(/-feira$/, '')
  const words = stringsIn(content).flatMap(({ value, node }) => {
    const isTime = node.format === 'clockTime' || node.format === 'closingTime'
    const instant = isTime || node.enum === weekdayNames ? instantOf(value) : undefined
    if (instant === undefined) return []
    const word = [`@${value}`, isTime ? time.format(instant) : dayAt(instant)] as const
    return value === endOfDay ? [word, ['@allDay', hours.format(24)] as const] : [word]
  })
  return Object.fromEntries(words)
}

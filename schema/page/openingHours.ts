import type { OpeningTime } from '../generated/siteContent.ts'
import { weekdayNames } from '../model/openingTimes.ts'
import { stringsIn } from '../read/schemaTree.ts'

type Days = Pick<OpeningTime, 'from' | 'to'>

/** Every day from one to another; the week goes on after Sunday. */
export function daysOf({ from, to = from }: Days): string[] {
  const first = weekdayNames.indexOf(from)
  const count = ((weekdayNames.indexOf(to) - first + 7) % 7) + 1
  return Array.from({ length: count }, (_, day) => weekdayNames[(first + day) % 7] ?? '')
}

/** A Monday, in the time of no country. */
const monday = Date.UTC(2024, 0, 1)
const day = 24 * 60 * 60 * 1000

/** The instant that a weekday or a clock time stands for; undefined for any other word. */
function instantOf(word: string): number | undefined {
  const weekday = weekdayNames.indexOf(word)
  if (weekday !== -1) return monday + weekday * day
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(word) ?? []
  return hours === undefined
    ? undefined
    : monday + (Number(hours) * 60 + Number(minutes)) * 60 * 1000
}

/**
 * The weekdays and clock times of a content as a language writes them, each under "@" and the word that stands for it:
 * "@monday", "@08:00". Made by the build: browsers do not all write them alike. `lang` is a BCP 47 tag.
 */
export function hoursWords(content: unknown, lang: string): Record<string, string> {
  const weekday = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' })
  const time = new Intl.DateTimeFormat(lang, { timeStyle: 'short', timeZone: 'UTC' })
  // In Portuguese "segunda-feira" is for letters; on a door it is "segunda".
  const dayAt = (instant: number) => weekday.format(instant).replace(/-feira$/, '')
  const words = stringsIn(content).flatMap(({ value, node }) => {
    const isTime = node.format === 'clockTime'
    const instant = isTime || node.enum === weekdayNames ? instantOf(value) : undefined
    return instant === undefined
      ? []
      : [[`@${value}`, isTime ? time.format(instant) : dayAt(instant)] as const]
  })
  return Object.fromEntries(words)
}

import { endOfDay, minutesOf, weekdayNames } from '../model/openingTimes.ts'
import { stringsIn } from '../read/modelTree.ts'

/** A Monday, in UTC. */
const mondayMs = Date.UTC(2024, 0, 1)
const dayMs = 24 * 60 * 60 * 1000

/**
 * The weekdays and clock times of the content in the notation of a language, by "@" and the word in the content:
 * "@monday", "@08:00"; "@allDay" for open all day. Computed by the build, because browsers write them differently.
 * `lang` is a BCP 47 tag.
 */
export function hoursTexts(content: unknown, lang: string): Record<string, string> {
  const timeZone = 'UTC'
  const weekdayFormat = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone })
  const timeFormat = new Intl.DateTimeFormat(lang, { timeStyle: 'short', timeZone })
  const hoursFormat = new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
  })
  const texts: Record<string, string> = {}
  for (const { value, node } of stringsIn(content)) {
    const isTime = node.format === 'clockTime' || node.format === 'closingTime'
    const minutes = isTime ? minutesOf(value) : undefined
    if (minutes !== undefined)
      texts[`@${value}`] = timeFormat.format(mondayMs + minutes * 60 * 1000)
    if (isTime && value === endOfDay) texts['@allDay'] = hoursFormat.format(24)
    if (node.enum === weekdayNames) {
      const name = weekdayFormat.format(mondayMs + weekdayNames.indexOf(value) * dayMs)
      // Signs on doors say "segunda", not the formal "segunda-feira".
      texts[`@${value}`] = name.replace(/-feira$/, '')
    }
  }
  return texts
}

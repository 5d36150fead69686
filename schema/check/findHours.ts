import { endOfDay, weekdayNames } from '../model/openingTimes.ts'
import { daysBetween, minutesOf } from '../page/openingHours.ts'
import { isHiddenAt } from '../read/hidden.ts'
import type { Placed } from '../read/modelTree.ts'
import type { Document, Path } from '../read/readDocument.ts'
import { finding, type Finding } from './finding.ts'

const day = 24 * 60
const week = 7 * day

interface Opening {
  entry: Path
  /** In minutes of the week. */
  from: number
  until: number
}

/** The times of an entry, one for each day. Closing no later than opening means on the next day. */
function openingsAt(document: Document, entry: Path): Opening[] {
  const word = (name: string) => String(document.valueAt([...entry, name]))
  const opens = minutesOf(word('opens'))
  const closes = minutesOf(word('closes'))
  const first = weekdayNames.indexOf(word('from'))
  const last = weekdayNames.indexOf(word('to'))
  if (opens === undefined || closes === undefined || first === -1) return []
  const length = (closes > opens ? closes : closes + day) - opens
  return daysBetween(first, last === -1 ? first : last).map((weekday) => {
    const from = weekday * day + opens
    return { entry, from, until: from + length }
  })
}

/** Do two times overlap? Monday follows Sunday. */
const overlap = (one: Opening, other: Opening) =>
  [-week, 0, week].some(
    (shift) => one.from + shift < other.until && other.from < one.until + shift,
  )

/** Reports opening times that end when they begin, and those of one office that overlap. */
export function findHours(document: Document, strings: readonly Placed[]): Finding[] {
  const places = new Map<string, Opening[]>()
  return strings.flatMap(({ path, value, node }) => {
    const entry = path.slice(0, -1)
    if (node.format !== 'closingTime' || isHiddenAt(document.value, entry)) return []
    if (document.valueAt([...entry, 'opens']) === value) {
      const span = document.valueSpan(path)
      const isMidnight = value === '00:00'
      const edit = isMidnight ? { ...span, text: JSON.stringify(endOfDay) } : undefined
      return [finding('closes-at-opening', { value }, span, edit)]
    }
    const place = JSON.stringify(path.slice(0, -2))
    const others = places.get(place) ?? []
    const own = openingsAt(document, entry)
    places.set(place, [...others, ...own])
    const other = others.find((each) => own.some((opening) => overlap(opening, each)))
    if (!other) return []
    const data = {
      place: entry,
      other: other.entry,
    }
    return [finding('hours-overlap', data, document.openingSpan(entry))]
  })
}

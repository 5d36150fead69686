import { daysOf, minutesOf, weekdayNames } from '../model/openingTimes.ts'
import { isRecord, type Path, isHiddenAt } from '../read/lookUp.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, type Finding } from './finding.ts'

/** Reports opening hours that overlap with an earlier entry of the same list. */
export function findHours(parsed: ParsedFile): Finding[] {
  const entries = parsed.strings
    .filter(({ node }) => node.format === 'closingTime')
    .map(({ path }) => path.slice(0, -1))
    .filter((path) => !isHiddenAt(parsed.value, path))
  return entries.flatMap((path, index) => {
    const hours = hoursAt(parsed, path)
    const overlappingPath = entries
      .slice(0, index)
      .find(
        (earlier) =>
          isSameList(earlier, path) && hasOverlap(hoursAt(parsed, earlier), hours),
      )
    if (!overlappingPath) return []
    const span = parsed.valueSpan([...path, 'opens'])
    return finding('hours-overlap', { place: path, otherPlace: overlappingPath }, span)
  })
}

const isSameList = (path: Path, otherPath: Path) =>
  path.slice(0, -1).join() === otherPath.slice(0, -1).join()

const minutesPerDay = 24 * 60
const minutesPerWeek = 7 * minutesPerDay

/** The starts and ends, in minutes since Monday, 00:00. */
type OpenHours = readonly (readonly [start: number, end: number])[]

/** The opening hours of an entry. Empty if it is incomplete or invalid, which findSchemaErrors.ts reports. */
function hoursAt(parsed: ParsedFile, path: Path): OpenHours {
  const entry = parsed.valueAt(path)
  const { from, to = from, opens, closes } = isRecord(entry) ? entry : {}
  const start = minutesOf(String(opens))
  const end = minutesOf(String(closes))
  const hasDays = [from, to].every((day) => weekdayNames.includes(String(day)))
  if (!hasDays || start === undefined || end === undefined || start === end) return []
  // A closing time before the opening time is after midnight.
  const minutesOpen = end > start ? end - start : end + minutesPerDay - start
  return daysOf({ from: String(from), to: String(to) }).map((day) => {
    const opening = weekdayNames.indexOf(day) * minutesPerDay + start
    return [opening, opening + minutesOpen]
  })
}

function hasOverlap(hours: OpenHours, otherHours: OpenHours): boolean {
  return hours.some(([start, end]) =>
    otherHours.some(([otherStart, otherEnd]) =>
      // A night from Sunday to Monday continues in the next week.
      [-minutesPerWeek, 0, minutesPerWeek].some(
        (weekShift) => start < otherEnd + weekShift && otherStart + weekShift < end,
      ),
    ),
  )
}

import { daysOf, minutesOf, weekdayNames } from '../model/openingTimes.ts'
import { isRecord, type Path, isHiddenAt } from '../read/lookUp.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, type Finding } from './finding.ts'

/** Reports opening times that overlap with an earlier one of their list. */
export function findHours(parsed: ParsedFile): Finding[] {
  const entries = parsed.strings
    .filter(({ node }) => node.format === 'closingTime')
    .map(({ path }) => path.slice(0, -1))
    .filter((path) => !isHiddenAt(parsed.value, path))
  return entries.flatMap((path, index) => {
    const times = timesAt(parsed, path)
    const overlapping = entries
      .slice(0, index)
      .find(
        (earlierPath) =>
          isSameList(earlierPath, path) && doOverlap(timesAt(parsed, earlierPath), times),
      )
    if (!overlapping) return []
    const span = parsed.valueSpan([...path, 'opens'])
    return finding('hours-overlap', { place: path, otherPlace: overlapping }, span)
  })
}

const isSameList = (path: Path, otherPath: Path) =>
  path.slice(0, -1).join() === otherPath.slice(0, -1).join()

const minutesPerDay = 24 * 60
const minutesPerWeek = 7 * minutesPerDay

/** Start and end, in minutes since midnight before Monday. */
type OpenTime = readonly [start: number, end: number]

/** The hours of an entry. Empty if it is incomplete or invalid, which findShape.ts reports. */
function timesAt(parsed: ParsedFile, path: Path): OpenTime[] {
  const entry = parsed.valueAt(path)
  const { from, to = from, opens, closes } = isRecord(entry) ? entry : {}
  const start = minutesOf(String(opens))
  const end = minutesOf(String(closes))
  const areDays = [from, to].every((day) => weekdayNames.includes(String(day)))
  if (!areDays || start === undefined || end === undefined || start === end) return []
  // A closing time before the opening time is after midnight.
  const length = end > start ? end - start : end + minutesPerDay - start
  return daysOf({ from: String(from), to: String(to) }).map((day) => {
    const opening = weekdayNames.indexOf(day) * minutesPerDay + start
    return [opening, opening + length]
  })
}

function doOverlap(times: readonly OpenTime[], otherTimes: readonly OpenTime[]): boolean {
  return times.some(([start, end]) =>
    otherTimes.some(([otherStart, otherEnd]) =>
      // A night from Sunday to Monday continues in the next week.
      [-minutesPerWeek, 0, minutesPerWeek].some(
        (weekShift) => start < otherEnd + weekShift && otherStart + weekShift < end,
      ),
    ),
  )
}

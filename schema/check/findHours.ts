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
    const before = entries
      .slice(0, index)
      .find(
        (earlier) =>
          isSameList(earlier, path) && haveOverlap(timesAt(parsed, earlier), times),
      )
    if (!before) return []
    const span = parsed.valueSpan([...path, 'opens'])
    return finding('hours-overlap', { here: path, there: before }, span)
  })
}

const isSameList = (path: Path, otherPath: Path) =>
  path.slice(0, -1).join() === otherPath.slice(0, -1).join()

const dayLength = 24 * 60
const weekLength = 7 * dayLength

/** Start and end, in minutes since Monday. */
type Time = readonly [start: number, end: number]

/** The hours of an entry. Empty if it is incomplete or invalid, which findShape.ts reports. */
function timesAt(parsed: ParsedFile, path: Path): Time[] {
  const entry = parsed.valueAt(path)
  const { from, to = from, opens, closes } = isRecord(entry) ? entry : {}
  const start = minutesOf(String(opens))
  const end = minutesOf(String(closes))
  const areDays = [from, to].every((day) => weekdayNames.includes(String(day)))
  if (!areDays || start === undefined || end === undefined || start === end) return []
  // A closing time before the opening time is after midnight.
  const length = end > start ? end - start : end + dayLength - start
  return daysOf({ from: String(from), to: String(to) }).map((day) => {
    const begins = weekdayNames.indexOf(day) * dayLength + start
    return [begins, begins + length]
  })
}

function haveOverlap(some: readonly Time[], others: readonly Time[]): boolean {
  return some.some(([start, end]) =>
    others.some(([otherStart, otherEnd]) =>
      // A night from Sunday to Monday continues in the next week.
      [-weekLength, 0, weekLength].some(
        (week) => start < otherEnd + week && otherStart + week < end,
      ),
    ),
  )
}

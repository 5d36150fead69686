import { formats } from '../formats/formats.ts'
import { isHiddenAt } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, type Finding } from './finding.ts'

/**
 * Reports days and years that prevent something from being shown. `today` is a date such as 2026-12-24; without it,
 * nothing is too late or too early.
 */
export function findDates(parsed: ParsedFile, today?: string): Finding[] {
  return [...findNotice(parsed, today), ...findFutureYears(parsed, today)]
}

/** Reports a notice that nobody sees: its last day is before its first, or before today. */
function findNotice(parsed: ParsedFile, today: string | undefined): Finding[] {
  const [from, until] = ['from', 'until'].map((day) => parsed.valueAt(['notice', day]))
  if (typeof until !== 'string' || !formats.day.isValid(until)) return []
  const span = parsed.valueSpan(['notice', 'until'])
  if (typeof from === 'string' && formats.day.isValid(from) && until < from)
    return [finding('notice-ends-early', { from, until }, span)]
  const isShown = !isHiddenAt(parsed.value, ['notice'])
  return today !== undefined && until < today && isShown
    ? [finding('notice-over', { until }, span)]
    : []
}

/** Reports years in the future: the page would count and draw from this year. */
function findFutureYears(parsed: ParsedFile, today: string | undefined): Finding[] {
  if (today === undefined) return []
  const thisYear = Number(today.slice(0, 4))
  const clients = parsed.entriesAt(['clients']).map(({ path }) => path)
  return [['company'], ...clients].flatMap((holder) => {
    const path = [...holder, 'since']
    const year = parsed.valueAt(path)
    // A later year is not valid in the content and is already reported.
    const { maximum = 0 } = nodeAt(parsed.value, path) ?? {}
    if (typeof year !== 'number' || year <= thisYear || year > maximum) return []
    return finding('future-year', { path, year, thisYear }, parsed.valueSpan(path))
  })
}

/** Today as 2026-12-24, in Brazil's time zone. */
export function today(now = new Date()): string {
  // Swedish dates have the form of ISO 8601: 2026-12-24.
  return now.toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' })
}

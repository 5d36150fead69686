import { formats } from '../formats/formats.ts'
import { isHiddenAt } from '../read/lookUp.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, type Finding } from './finding.ts'

/**
 * Reports a notice that nobody sees: its last day is before its first, or before today. `today` is a date such as
 * 2026-12-24; without it, no notice is over.
 */
export function findNotice(parsed: ParsedFile, today?: string): Finding[] {
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

/** Today as 2026-12-24, in Brazil's time zone. */
export function today(now = new Date()): string {
  // Swedish dates have the form of ISO 8601: 2026-12-24.
  return now.toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' })
}

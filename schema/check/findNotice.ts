import { formats } from '../formats/formats.ts'
import { isHiddenAt } from '../read/hidden.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, type Finding } from './finding.ts'

/** Reports a notice that nobody sees: its last day is before its first, or before `today`, if that is given. */
export function findNotice(parsed: ParsedFile, today?: string): Finding[] {
  const [from, until] = ['from', 'until'].map((day) => parsed.valueAt(['notice', day]))
  if (typeof until !== 'string' || !formats.day.valid(until)) return []
  const span = parsed.valueSpan(['notice', 'until'])
  if (typeof from === 'string' && formats.day.valid(from) && until < from)
    return [finding('notice-ends-early', { from, until }, span)]
  const isShown = !isHiddenAt(parsed.value, ['notice'])
  return today !== undefined && until < today && isShown
    ? [finding('notice-over', { until }, span)]
    : []
}

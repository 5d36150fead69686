import { formats } from '../formats/formats.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, type Finding } from './finding.ts'

/** Reports a notice that nobody would see, because its last day is before its first. */
export function findNotice(parsed: ParsedFile): Finding[] {
  const from = parsed.valueAt(['notice', 'from'])
  const until = parsed.valueAt(['notice', 'until'])
  const isDay = (value: unknown) =>
    typeof value === 'string' && formats.day.isValid(value)
  if (!isDay(from) || !isDay(until)) return []
  const data = { from: String(from), until: String(until) }
  const span = parsed.valueSpan(['notice', 'until'])
  return data.until < data.from ? [finding('notice-ends-early', data, span)] : []
}

import { formats } from '../formats/formats.ts'
import { type Path, isHidden, isHiddenAt } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, type Finding } from './finding.ts'

/**
 * Reports days and years that prevent something from being shown. `today` is a date such as 2026-12-24; without it,
 * nothing is too late or too early.
 */
export function findDates(parsed: ParsedFile, today?: string): Finding[] {
  return [
    ...findNotice(parsed, today),
    ...findFutureYears(parsed, today),
    ...findMissingYears(parsed),
  ]
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

/** Reports what a section leaves out because the required years are missing. */
function findMissingYears(parsed: ParsedFile): Finding[] {
  const isFounded = parsed.valueAt(['company', 'since']) !== undefined
  const clients = parsed.entriesAt(['clients']).filter(({ entry }) => !isHidden(entry))
  return parsed.entriesAt(['sections']).flatMap(({ entry: section, path }) => {
    if (section['type'] !== 'clients' || isHidden(section)) return []
    const { show, record } = section
    const ids: unknown[] | undefined = Array.isArray(show) ? show : undefined
    const shown = clients.filter(({ entry }) => ids?.includes(entry['id']) ?? true)
    // Another check reports a section without clients.
    if (shown.length === 0) return []
    const count = shown.filter(({ entry }) => entry['since'] !== undefined).length
    const missing = (at: Path, needed: 'any' | 'client' | 'clients') =>
      finding('years-missing', { path: at, needed }, parsed.valueSpan(at))
    const facts = parsed.entriesAt([...path, 'facts']).flatMap((fact) => {
      const { counts } = fact.entry
      const needed = counts === 'years' ? 'any' : 'client'
      const isKnown = count > 0 || (needed === 'any' && isFounded)
      if (counts === undefined || isHidden(fact.entry) || isKnown) return []
      return missing([...fact.path, 'counts'], needed)
    })
    const hasRecord = record === undefined || count > 1
    return hasRecord ? facts : [...facts, missing([...path, 'record'], 'clients')]
  })
}

/** Today as 2026-12-24, in Brazil's time zone. */
export function today(now = new Date()): string {
  // Swedish dates have the form of ISO 8601: 2026-12-24.
  return now.toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' })
}

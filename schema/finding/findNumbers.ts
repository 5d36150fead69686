import { isGrouped, mayHaveGrouped } from '../reading/numbers.ts'
import { isRecord, type Document, type Path } from '../reading/readDocument.ts'
import { describeValue } from '../wording/describeValue.ts'
import { finding, type Finding } from './finding.ts'

/** A number with a dot between the thousands, by the way it is written. */
export function groupedNumber(document: Document, path: Path): Finding | undefined {
  const span = document.valueSpan(path)
  const written = document.text.slice(span.offset, span.offset + span.length)
  if (!isGrouped(written)) return undefined
  const thing = describeValue(document.value, path)
  const right = written.replaceAll('.', '')
  return finding(
    'grouped-number',
    { thing, written, means: Number(written), right },
    span,
  )
}

export function findNumbers(document: Document): Finding[] {
  if (!mayHaveGrouped(document.text)) return []
  const findings: Finding[] = []
  const visit = (value: unknown, path: Path) => {
    if (Array.isArray(value))
      for (const [index, item] of value.entries()) visit(item, [...path, index])
    else if (isRecord(value))
      for (const [key, item] of Object.entries(value)) visit(item, [...path, key])
    else if (typeof value === 'number')
      findings.push(...[groupedNumber(document, path) ?? []].flat())
  }
  const { catalogs: _, ...rest } = isRecord(document.value) ? document.value : {}
  visit(rest, [])
  return findings
}

import { describeValue } from '../messages/describeValue.ts'
import { isGrouped, mayHaveGrouped } from '../read/numbers.ts'
import { isRecord, type Document, type Path } from '../read/readDocument.ts'
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

function numbersIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => numbersIn(item, [...path, index]))
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, item]) => numbersIn(item, [...path, key]))
  return typeof value === 'number' ? [path] : []
}

export function findNumbers(document: Document): Finding[] {
  if (!mayHaveGrouped(document.text)) return []
  const { catalogs: _, ...rest } = isRecord(document.value) ? document.value : {}
  return numbersIn(rest).flatMap((path) => groupedNumber(document, path) ?? [])
}

import { isGrouped, mayHaveGrouped } from '../read/numbers.ts'
import { isRecord, type Document, type Path } from '../read/readDocument.ts'
import { schemaAt } from '../read/schemaTree.ts'
import { walk } from '../read/walk.ts'
import { finding, type Finding } from './finding.ts'

/** Reports a number with a dot between the thousands, which JSON reads as a fraction. */
export function groupedNumber(document: Document, path: Path): Finding | undefined {
  const span = document.valueSpan(path)
  const written = document.text.slice(span.offset, span.offset + span.length)
  if (!isGrouped(written)) return undefined
  const right = written.replaceAll('.', '')
  return finding(
    'grouped-number',
    { thing: path, written, means: Number(written), right },
    span,
  )
}

function numbersIn(content: unknown): Path[] {
  const paths: Path[] = []
  walk(content, (value, path) => {
    if (typeof value === 'number') paths.push([...path])
  })
  return paths
}

/** Reports a number that is most likely in a larger unit: 10 for milliseconds. */
function smallNumber(document: Document, path: Path): Finding | undefined {
  const value = Number(document.valueAt(path))
  const { likelyFrom = 0 } = schemaAt(document.value, path) ?? {}
  if (!Number.isInteger(value) || value <= 0 || value >= likelyFrom) return undefined
  const data = { thing: path, value, right: value * 1000 }
  return finding('short-throttle', data, document.valueSpan(path))
}

export function findNumbers(document: Document): Finding[] {
  const { catalogs: _, ...rest } = isRecord(document.value) ? document.value : {}
  const isLikely = mayHaveGrouped(document.text)
  return numbersIn(rest).flatMap((path) => {
    const grouped = isLikely ? groupedNumber(document, path) : undefined
    return grouped ?? smallNumber(document, path) ?? []
  })
}

import { nodeAt } from '../read/modelTree.ts'
import type { Document } from '../read/readDocument.ts'
import { finding, type Finding } from './finding.ts'

/** Reports a pause with a dot between the thousands, which JSON reads as 10, or one that was meant in seconds. */
export function findNumbers(document: Document): Finding[] {
  const thing = ['email', 'rateLimit', 'throttle']
  const value = document.valueAt(thing)
  if (typeof value !== 'number' || !Number.isInteger(value)) return []
  const span = document.valueSpan(thing)
  const number = document.text.slice(span.offset, span.offset + span.length)
  const kinds = { expected: 'number', found: 'number' } as const
  const right = number.replaceAll('.', '')
  const { likelyFrom = 0 } = nodeAt(document.value, thing) ?? {}
  if (number.includes('.'))
    return [finding('wrong-type', { thing, ...kinds, number, right }, span)]
  return value > 0 && value < likelyFrom
    ? [finding('short-throttle', { thing, value, right: value * 1000 }, span)]
    : []
}

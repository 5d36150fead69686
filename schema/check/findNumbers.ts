import type { Document } from '../read/readDocument.ts'
import { schemaAt } from '../read/schemaTree.ts'
import { finding, type Finding } from './finding.ts'

/** Reports a pause that was most likely meant in seconds: 10 for milliseconds. */
export function findNumbers(document: Document): Finding[] {
  const path = ['email', 'rateLimit', 'throttle']
  const value = document.valueAt(path)
  const { likelyFrom = 0 } = schemaAt(document.value, path) ?? {}
  if (typeof value !== 'number' || value <= 0 || value >= likelyFrom) return []
  const data = { thing: path, value, right: value * 1000 }
  return Number.isInteger(value)
    ? [finding('short-throttle', data, document.valueSpan(path))]
    : []
}

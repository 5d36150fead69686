import type { Document } from '../read/readDocument.ts'
import type { Finding } from './finding.ts'

/** Reports a fault that every entry of a list has only once, at the first, with the lines of the others. */
export function oncePerList(document: Document, findings: Finding[]): Finding[] {
  const alike = new Map<string, { entries: number; found: Map<unknown, Finding[]> }>()
  for (const each of findings) {
    const { code, edit, path = [] } = each
    const entry = path.findLastIndex((step) => typeof step === 'number')
    const list = entry < 1 || edit ? undefined : document.valueAt(path.slice(0, entry))
    if (!Array.isArray(list)) continue
    const key = JSON.stringify([code, path.slice(0, entry), path.slice(entry + 1)])
    const known = alike.get(key) ?? {
      entries: list.length,
      found: new Map<unknown, Finding[]>(),
    }
    alike.set(key, known)
    known.found.set(path[entry], [...(known.found.get(path[entry]) ?? []), each])
  }
  const reported = new Map<Finding, Finding[]>()
  for (const { entries, found } of alike.values()) {
    const all = [...found.values()]
    const [first, ...others] = all.flatMap(([each]) => each ?? [])
    if (!first || others.length === 0 || found.size !== entries) continue
    // One entry may have the same error several times.
    for (const each of all.flat()) reported.set(each, [])
    const lines = others.map(({ span }) => document.lineAt(span.offset))
    reported.set(first, [{ ...first, lines }])
  }
  return findings.flatMap((each) => reported.get(each) ?? [each])
}

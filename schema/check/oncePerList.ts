import type { Document } from '../read/readDocument.ts'
import { withLines, type Finding } from './finding.ts'

/** What is wrong in the same way in every entry of a list is one habit: told at the first, with the lines of the others. */
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
  const told = new Map<Finding, Finding[]>()
  for (const { entries, found } of alike.values()) {
    const all = [...found.values()]
    const [first, ...others] = all.flatMap(([each]) => each ?? [])
    if (!first || others.length === 0 || found.size !== entries) continue
    // Of one entry several errors may say the same.
    for (const each of all.flat()) told.set(each, [])
    const lines = others.map(({ span }) => document.lineAt(span.offset))
    told.set(first, [withLines(first, lines)])
  }
  return findings.flatMap((each) => told.get(each) ?? [each])
}

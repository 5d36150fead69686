import { describeValue } from '../messages/describeValue.ts'
import type { Document } from '../read/readDocument.ts'
import { walk } from '../read/walk.ts'
import { finding, type Finding } from './finding.ts'

/** Half of a letter that takes two units, or a control character that is no blank: browsers show something else in its place. */
const unshowable = /(?![\t\n\r])[\p{Cs}\p{Cc}]/u

/** Texts with a character that no page can show as it is written; names with one are reported as unknown. */
export function findUnshowable(document: Document): Finding[] {
  const findings: Finding[] = []
  walk(document.value, (value, path) => {
    const character = typeof value === 'string' ? unshowable.exec(value)?.[0] : undefined
    if (character === undefined) return
    const thing = describeValue(document.value, path)
    findings.push(finding('unshowable', { thing, character }, document.valueSpan(path)))
  })
  return findings
}

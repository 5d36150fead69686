import type { ParsedFile } from '../read/parsedFile.ts'
import { walk } from '../read/walk.ts'
import { finding, type Finding } from './finding.ts'

/** A single surrogate, or a control character that is no white space: browsers show something else. */
const unshowable = /(?![\t\n\r])[\p{Cs}\p{Cc}]/u

/** Reports texts with a character that no page can show; names with one are reported as unknown. */
export function findUnshowable(parsed: ParsedFile): Finding[] {
  const findings: Finding[] = []
  walk(parsed.value, (value, path) => {
    const character = typeof value === 'string' ? unshowable.exec(value)?.[0] : undefined
    if (character === undefined) return
    findings.push(
      finding('unshowable', { path: [...path], character }, parsed.valueSpan(path)),
    )
  })
  return findings
}

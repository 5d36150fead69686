import { conflictMark } from '../../../schema/check/syntax/wholeFile.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { parseContent } from '../state/parseContent.ts'

interface Versions {
  ours: SiteContent
  theirs: SiteContent
}

/** The versions that the lines after a conflict mark belong to, by the character of the mark. */
const sides: Record<string, readonly (keyof Versions)[]> = {
  '<': ['ours'],
  // The common base, which Git writes on request (diff3): in neither version.
  '|': [],
  '=': ['theirs'],
  '>': ['ours', 'theirs'],
}

/** Undefined if one of them is not valid content. */
export function mixedVersions(text: string): Versions | undefined {
  const lines: Record<keyof Versions, string[]> = { ours: [], theirs: [] }
  let versions = sides['>'] ?? []
  for (const line of text.split('\n')) {
    const mark = conflictMark.exec(line)?.[1]
    if (mark === undefined) for (const side of versions) lines[side].push(line)
    else versions = sides[mark.charAt(0)] ?? versions
  }
  const ours = parseContent(lines.ours.join('\n'))
  const theirs = parseContent(lines.theirs.join('\n'))
  return ours && theirs && { ours, theirs }
}

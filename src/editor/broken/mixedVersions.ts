import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { parseContent } from '../saving/parseContent.ts'

interface Versions {
  ours: SiteContent
  theirs: SiteContent
}

/** Which versions the lines behind a mark belong to, by the letter that the mark is made of. */
const sides: Record<string, readonly (keyof Versions)[]> = {
  '<': ['ours'],
  // What both began with, where the program that merges was told to write it too.
  '|': [],
  '=': ['theirs'],
  '>': ['ours', 'theirs'],
}

/** The two versions that a program which merges files has put into one, between lines of marks; undefined where they cannot be told apart and read. */
export function mixedVersions(text: string): Versions | undefined {
  const lines: Record<keyof Versions, string[]> = { ours: [], theirs: [] }
  let own = sides['>'] ?? []
  for (const line of text.split('\n')) {
    const mark = /^(<{7}|\|{7}|={7}|>{7})(?![<|=>])/.exec(line)?.[1]
    if (mark === undefined) for (const side of own) lines[side].push(line)
    else own = sides[mark.charAt(0)] ?? own
  }
  const ours = parseContent(lines.ours.join('\n'))
  const theirs = parseContent(lines.theirs.join('\n'))
  return ours && theirs && { ours, theirs }
}

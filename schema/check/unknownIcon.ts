import { slug } from '../formats/formats.ts'
import { iconNames } from '../generated/iconNames.ts'
import { findIcons } from '../icons/findIcons.ts'
import type { Path } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import type { Finding } from './finding.ts'
import { nearest } from './nearest.ts'
import { noSuchChoice } from './wrongChoice.ts'

/** A sentence offers so many names at most. */
const maxOffered = 3
/** No name of an icon is longer. */
const maxLength = 40

/** The finding for a name that no icon has. */
export function unknownIcon(parsed: ParsedFile, path: Path, value: string): Finding {
  const word = slug(value.slice(0, maxLength))
  const offered = word === '' ? [] : findIcons(iconNames, value.slice(0, maxLength))
  // Not for short words: among so many names one is always near.
  const isSlip = offered.length === 0 && word.length > 4
  const near = isSlip ? nearest(word, iconNames, 1) : undefined
  const examples = nodeAt(parsed.value, path)?.examples?.map(String) ?? []
  const choices = offered.length > 0 ? offered.slice(0, maxOffered) : examples
  return noSuchChoice(parsed, path, choices, near)
}

import { slug } from '../formats/formats.ts'
import { iconNames } from '../generated/iconNames.ts'
import { findIcons } from '../icons/findIcons.ts'
import { inBoth } from '../model/sentences.ts'
import { nodeAt } from '../read/modelTree.ts'
import type { Document, Path } from '../read/readDocument.ts'
import { finding, type Finding } from './finding.ts'
import { nearest } from './nearest.ts'

/** A sentence offers so many names at most. */
const maxOffered = 3
/** No name of an icon is longer. */
const maxLength = 40

/** A name as other tools write it: GraduationCap, CodeIcon, lucide:handshake, fa-truck, truck.svg. */
function fromElsewhere(name: string): string | undefined {
  const bare = name.replace(/^(lucide|fa)[:-]|\.svg$|(?<=[a-z])Icon$/g, '')
  const here = slug(bare.replace(/([a-z0-9])([A-Z])/g, '$1-$2'))
  return iconNames.find((known) => known === here)
}

/** The finding for a name that no icon has. */
export function unknownIcon(document: Document, path: Path, value: string): Finding {
  const word = slug(value.slice(0, maxLength))
  const offered = word === '' ? [] : findIcons(iconNames, value.slice(0, maxLength))
  // Not for short words: among so many names one is always near.
  const isSlip = offered.length === 0 && word.length > 4
  const near = fromElsewhere(value) ?? (isSlip ? nearest(word, iconNames, 1) : undefined)
  const span = document.valueSpan(path)
  const edit = near === undefined ? undefined : { ...span, text: JSON.stringify(near) }
  const { examples = [], otherwise } = nodeAt(document.value, path) ?? {}
  const choices = offered.length > 0 ? offered.slice(0, maxOffered) : examples.map(String)
  const data = {
    thing: path,
    value: `“${value}”`,
    choices,
    near,
    otherwise: otherwise === undefined ? undefined : inBoth(otherwise),
  }
  return finding('wrong-choice', data, span, edit)
}

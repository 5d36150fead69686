import { getNodeValue } from 'jsonc-parser'

import type { PublicFiles } from '../finding/findFiles.ts'
import { finding, type Finding } from '../finding/finding.ts'
import { isRecord } from '../reading/readDocument.ts'
import type { Leaf } from './leaves.ts'
import type { Samples } from './samples.ts'

/** Without the line ends, which Git may change on the way. */
function inside(bytes: Uint8Array | undefined): string {
  return new TextDecoder('latin1').decode(bytes).replaceAll('\r', '')
}

/** Fewer steps than these may be anybody's: a box, a star. */
const fewest = 16

/** Long outlines of a drawing: they stay the same where it is saved anew, in other colours or inside another one. */
function outlines(drawing: string): string[] {
  return [...drawing.matchAll(/\sd\s*=\s*["']([^"']*)["']/g)].flatMap(([, path = '']) => {
    const steps = path.match(/[a-z]|[-+]?(\d+\.?\d*|\.\d+)/gi) ?? []
    const plain = steps.map((step) => (/[a-z]/i.test(step) ? step : Number(step)))
    return steps.length < fewest ? [] : [plain.join(' ')]
  })
}

/** A place of the content that shows one of the sample's pictures. */
function shown({ place, value, span, entry }: Leaf, samples: Samples): Finding[] {
  const client: unknown = entry ? getNodeValue(entry.node) : undefined
  if (place !== 'clients.*.logo' || !entry || !isRecord(client))
    return [finding('sample-picture', { file: value }, span)]
  const name = String(client['name'])
  // A sample's logo under a sample's name goes with the name: one mistake is one problem.
  if (samples.at('clients.*.name').has(name)) return []
  return [finding('sample-logo', { number: entry.number, name, value }, span)]
}

/** Pictures of the sample that are left in the folder, told by what is in them: an owner's own may have the same name. */
export function findPictures(
  all: Leaf[],
  samples: Samples,
  files: PublicFiles,
  sampleFiles: PublicFiles,
): Finding[] {
  const known = sampleFiles.list().map((path) => inside(sampleFiles.read(path)))
  const whole = new Set(known)
  const drawn = new Set(known.flatMap(outlines))
  const left = files.list().filter((path) => {
    const picture = inside(files.read(path))
    return whole.has(picture) || outlines(picture).some((each) => drawn.has(each))
  })
  return left.flatMap((file) => {
    const places = all.filter(({ value }) => value === file)
    return places.length === 0
      ? [finding('sample-picture', { file }, { offset: 0, length: 1 })]
      : places.flatMap((leaf) => shown(leaf, samples))
  })
}

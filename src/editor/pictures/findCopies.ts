import {
  drawnSide,
  edgesOf,
  type Fingerprints,
  isCopy,
} from '../../../schema/pictures/fingerprints.ts'
import { readPicture } from '../../../schema/pictures/pictures.ts'
import type { LoadedPicture } from './pictures.ts'
import { pixelsOf } from './pixelsOf.ts'

const known = new WeakMap<Uint8Array, Promise<Uint8Array | undefined>>()

/** The names of those pictures that look like others. */
export async function findCopies(
  pictures: ReadonlyMap<string, LoadedPicture>,
  fingerprints: Fingerprints,
): Promise<string[]> {
  const found: string[] = []
  // One after the other: each is drawn large.
  for (const [name, picture] of pictures) {
    const { bytes } = picture
    const edges = known.get(bytes) ?? edgesIn(picture)
    known.set(bytes, edges)
    const read = readPicture(bytes)
    const drawing = read.kind === 'svg' ? read.text : ''
    if (isCopy(fingerprints, { edges: await edges, drawing })) found.push(name)
  }
  return found
}

async function edgesIn(picture: LoadedPicture): Promise<Uint8Array | undefined> {
  const bitmap = await pixelsOf(picture, drawnSide)
  return bitmap && edgesOf(bitmap)
}

import {
  isCopy,
  outlinesOf,
  type Fingerprints,
} from '../../schema/pictures/fingerprints.ts'
import { readPicture } from '../../schema/pictures/pictures.ts'
import type { PublicFiles } from '../../schema/read/publicFiles.ts'
import { publicFolder, sampleFile } from '../files/paths.ts'
import { cached } from '../pictures/pictureCache.ts'
import { runApart } from '../pictures/runApart.ts'
import { publicFiles } from './contentFile.ts'

/** Finds copies of the sample's pictures in a folder by their fingerprints. */
export async function samplePictures(files: PublicFiles): Promise<Set<string>> {
  const known = await fingerprintsOfSample()
  const edges = await edgesOfAll(files)
  return new Set(
    files
      .list()
      .filter((path) =>
        isCopy(known, { edges: edges.get(path), drawing: drawingAt(files, path) }),
      ),
  )
}

/** The fingerprints of the sample's own pictures. */
export async function fingerprintsOfSample(): Promise<Fingerprints> {
  const sample = publicFiles(publicFolder(sampleFile))
  return {
    edges: [...(await edgesOfAll(sample)).values()],
    outlines: sample.list().flatMap((path) => outlinesOf(drawingAt(sample, path))),
  }
}

/** The text of a drawing; empty for other pictures. */
function drawingAt(files: PublicFiles, path: string): string {
  const picture = readPicture(files.read(path) ?? new Uint8Array())
  return picture.kind === 'svg' ? picture.text : ''
}

/** The edges of each picture by its path; files that cannot be decoded are left out. */
async function edgesOfAll(files: PublicFiles): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>()
  for (const path of files.list()) {
    const bytes = files.read(path) ?? new Uint8Array()
    if (readPicture(bytes).kind === 'unknown') continue
    const version = 'edges 3 by sharp 0.35, svgo 4, resvg-js 2'
    const edges = cached([version, bytes], () => runApart('edgesIn', bytes))
    await edges.then(
      (each) => found.set(path, each),
      () => undefined,
    )
  }
  return found
}

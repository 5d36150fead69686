import type { PublicFiles } from '../../schema/checkContent.ts'
import { readPicture } from '../../schema/pictures/pictures.ts'
import { publicFolder, sampleFile } from '../files/paths.ts'
import { cached } from '../pictures/pictureCache.ts'
import { side } from '../pictures/pixelSide.ts'
import { runApart } from '../pictures/runApart.ts'
import { publicFiles } from './contentFile.ts'

/** A step of this size between two pixels counts as an edge, whatever the colours. */
const edge = 64
/**
 * Measured: copies in other formats, sizes and colours are 0.83 to 1 alike; no other pair of Lucide's 1,900 icons and
 * three firms' logos exceeds 0.51.
 */
const minLikeness = 0.78

/** Finds copies of the sample's pictures in a folder by their looks, whatever their names and formats. */
export async function samplePictures(files: PublicFiles): Promise<Set<string>> {
  const sample = publicFiles(publicFolder(sampleFile))
  const known = [...(await edgesOfAll(sample)).values()]
  const own = [...(await edgesOfAll(files))]
  const copies = own.filter(([, edges]) =>
    known.some((each) => likeness(each, edges) >= minLikeness),
  )
  return new Set([...copies.map(([path]) => path), ...quoting(sample, files)])
}

/**
 * Drawings whose text has a line of a sample drawing: their edges may differ, but nobody writes the same numbers by
 * chance.
 */
function quoting(sample: PublicFiles, files: PublicFiles): string[] {
  const lines = sample
    .list()
    .flatMap((path) => drawingAt(sample, path).match(/(?<=\sd=")[^"]{60,}/g) ?? [])
  return files.list().filter((path) => {
    const drawing = drawingAt(files, path)
    return lines.some((line) => drawing.includes(line))
  })
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
    const version = 'edges by sharp 0.35, svgo 4, resvg-js 2'
    const edges = cached([version, bytes], async () =>
      edgesIn(await runApart('pixelsOf', bytes)),
    )
    await edges.then(
      (each) => found.set(path, each),
      () => undefined,
    )
  }
  return found
}

/** How much each pixel differs from its neighbours at the right and below: a recoloured picture has the same edges. */
function edgesIn(pixels: Uint8Array): Uint8Array {
  const channels = [0, 1, 2, 3]
  const opacity = (at: number) => (pixels[4 * at + 3] ?? 0) / 255
  const seen = (at: number, channel: number) =>
    (pixels[4 * at + channel] ?? 0) * (channel === 3 ? 1 : opacity(at))
  const step = (at: number, next: number) =>
    Math.max(
      ...channels.map((channel) => Math.abs(seen(at, channel) - seen(next, channel))),
    )
  return Uint8Array.from({ length: side * side }, (_, at) =>
    Math.min(edge, Math.max(step(at, at + 1), step(at, at + side))),
  )
}

/** Similarity of two edge images: 1 for the same places, 0 for unrelated ones. */
function likeness(one: Uint8Array, other: Uint8Array): number {
  const a = aroundMean(one)
  const b = aroundMean(other)
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b))
}

function aroundMean(edges: Uint8Array): number[] {
  const mean = edges.reduce((sum, each) => sum + each, 0) / edges.length
  return Array.from(edges, (each) => each - mean)
}

const product = (a: number[], b: number[]) =>
  a.reduce((sum, each, at) => sum + each * (b[at] ?? 0), 0)

import type { PublicFiles } from '../../schema/checkContent.ts'
import { readPicture } from '../../schema/read/pictures.ts'
import { cached } from '../pictures/cached.ts'
import { publicFiles } from './contentFile.ts'
import { publicFolder, sampleFile } from './paths.ts'

/** Of a side, in pixels: enough to tell drawings apart, too few for how a program saved them to count. */
const side = 32
/** From here on a step between two pixels is an edge, whatever the colours are. */
const edge = 64
/** Copies are 0.83 to 1 alike, whatever their format, size and colours; of Lucide's 1,900 icons and the logos of three firms none is above 0.51. */
const minLikeness = 0.78

/** Pictures in a folder that show one of the sample's, known by how they look: neither their names nor how they were saved count. */
export async function samplePictures(files: PublicFiles): Promise<Set<string>> {
  const sample = publicFiles(publicFolder(sampleFile))
  const known = [...(await edgesOfAll(sample)).values()]
  const own = [...(await edgesOfAll(files))]
  const copies = own.filter(([, edges]) =>
    known.some((each) => likeness(each, edges) >= minLikeness),
  )
  return new Set([...copies.map(([path]) => path), ...quoting(sample, files)])
}

/** Drawings with a line of the sample's among others. Edges tell nothing of them, but nobody draws so many digits again by chance. */
function quoting(sample: PublicFiles, files: PublicFiles): string[] {
  const lines = sample
    .list()
    .flatMap((path) => drawingAt(sample, path).match(/(?<=\sd=")[^"]{60,}/g) ?? [])
  return files.list().filter((path) => {
    const drawing = drawingAt(files, path)
    return lines.some((line) => drawing.includes(line))
  })
}

/** The text of a drawing, empty for other pictures. */
function drawingAt(files: PublicFiles, path: string): string {
  const picture = readPicture(files.read(path) ?? new Uint8Array())
  return picture.kind === 'svg' ? picture.text : ''
}

/** By path; what cannot be opened as a picture has none. */
async function edgesOfAll(files: PublicFiles): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>()
  for (const path of files.list()) {
    const bytes = files.read(path) ?? new Uint8Array()
    const version = 'edges by sharp 0.35, svgo 4, resvg-js 2'
    const edges = cached([version, bytes], async () => edgesIn(await pixelsOf(bytes)))
    await edges.then(
      (each) => found.set(path, each),
      () => undefined,
    )
  }
  return found
}

/** In a square without empty margins, red, green, blue and opacity of each pixel. */
async function pixelsOf(bytes: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const picture = readPicture(bytes)
  const drawn = picture.kind === 'svg' ? await drawingOf(picture.text) : bytes
  const large = await sharp(drawn).resize(512, 512, { fit: 'inside' }).png().toBuffer()
  return sharp(large)
    .ensureAlpha()
    .trim({ threshold: 20 })
    .resize(side, side, { fit: 'fill' })
    .blur(1)
    .raw()
    .toBuffer()
}

async function drawingOf(svg: string): Promise<Uint8Array> {
  const { markOf } = await import('../pictures/mark.ts')
  const { rasterize } = await import('../pictures/rasterize.ts')
  return rasterize(markOf(svg).svg, 512)
}

/** How much each pixel differs from the one beside it and the one below: in other colours a picture has its edges at the same places. */
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

/** Of two pictures' edges: 1 where they are at the same places, 0 where one says nothing of the other. */
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

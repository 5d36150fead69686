/** Tells whether a picture is a copy of another one, whatever its name, format, size and colours. */

/** RGBA bytes. */
interface Bitmap {
  data: Uint8Array | Uint8ClampedArray
  width: number
  height: number
}

/** Of the pictures whose copies are looked for. */
export interface Fingerprints {
  edges: readonly Uint8Array[]
  /** Long outlines of drawings: nobody writes the same numbers by chance, though their edges may differ. */
  outlines: readonly string[]
}

/** Pictures are to be drawn in this size, in pixels on the longer side, before they are compared. */
export const drawnSide = 512
/** They are compared in this size, in pixels: large enough to tell drawings apart, too small for compression to matter. */
const side = 32
/** A margin differs no more than this, of 255, from the colour of its corner. */
const marginSpread = 20
/** A step of this size between two pixels counts as an edge, whatever the colours. */
const edge = 64
/**
 * Measured: copies in other formats, sizes and colours are 0.86 to 1 alike; of three firms' pictures none exceeds 0.55.
 */
const minLikeness = 0.78

/** Is a picture a copy of one of the known ones? `edges`: of `edgesOf`, undefined where it cannot be drawn; `drawing`: the source of an SVG. */
export function isCopy(
  known: Fingerprints,
  { edges, drawing = '' }: { edges?: Uint8Array | undefined; drawing?: string },
): boolean {
  return (
    known.outlines.some((outline) => drawing.includes(outline)) ||
    (edges !== undefined &&
      known.edges.some((each) => likeness(each, edges) >= minLikeness))
  )
}

/** The long paths of a drawing, as its source has them. */
export const outlinesOf = (drawing: string): string[] =>
  drawing.match(/(?<=\sd=")[^"]{60,}/g) ?? []

/** How much each pixel differs from its neighbours at the right and below: a recoloured picture has the same edges. */
export function edgesOf(bitmap: Bitmap): Uint8Array {
  const pixels = shrunk(trimmed(seen(bitmap)))
  const step = (at: number, next: number) =>
    Math.max(
      ...channels.map((channel) =>
        Math.abs(valueAt(pixels, at, channel) - valueAt(pixels, next, channel)),
      ),
    )
  return Uint8Array.from({ length: side * side }, (_, at) =>
    Math.min(edge, Math.max(step(at, at + 1), step(at, at + side))),
  )
}

const channels = [0, 1, 2, 3] as const

/** Red, green and blue, each multiplied by the opacity, and the opacity. */
interface Seen {
  data: Float32Array
  width: number
  height: number
}

const valueAt = (data: Float32Array, pixel: number, channel: number) =>
  data[4 * pixel + channel] ?? 0

function seen({ data, width, height }: Bitmap): Seen {
  const shown = Float32Array.from(data, (value, at) =>
    at % 4 === 3 ? value : (value * (data[at - (at % 4) + 3] ?? 0)) / 255,
  )
  return { data: shown, width, height }
}

/** Without margins in the colour of the first corner. */
function trimmed({ data, width, height }: Seen): Seen {
  const isMargin = (pixel: number) =>
    channels.every(
      (channel) =>
        Math.abs(valueAt(data, pixel, channel) - valueAt(data, 0, channel)) <=
        marginSpread,
    )
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (isMargin(pixel)) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  if (right < 0) return { data, width, height }
  const [narrow, low] = [right - left + 1, bottom - top + 1]
  const cut = new Float32Array(4 * narrow * low)
  for (let y = 0; y < low; y += 1) {
    const start = 4 * ((top + y) * width + left)
    cut.set(data.subarray(start, start + 4 * narrow), 4 * narrow * y)
  }
  return { data: cut, width: narrow, height: low }
}

/**
 * Fitted into a square of `side` pixels, each the mean of what it and its neighbours cover: programs that save pictures
 * leave single pixels behind.
 */
function shrunk({ data, width, height }: Seen): Float32Array {
  const small = new Float32Array(4 * side * side)
  const covered = (at: number, length: number) => {
    const from = Math.floor((Math.max(0, at - 1) * length) / side)
    const to = Math.ceil((Math.min(side, at + 2) * length) / side)
    return Array.from({ length: to - from }, (_, index) => from + index)
  }
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const columns = covered(pixel % side, width)
    const rows = covered(Math.floor(pixel / side), height)
    const share = 1 / (columns.length * rows.length)
    for (const row of rows)
      for (const column of columns)
        for (const channel of channels) {
          const into = 4 * pixel + channel
          const value = valueAt(data, row * width + column, channel)
          small[into] = (small[into] ?? 0) + share * value
        }
  }
  return small
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

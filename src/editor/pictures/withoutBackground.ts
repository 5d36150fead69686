/** The minimum brightness of a background, out of 255. */
const minBrightness = 225
/** The maximum difference from the background's color, out of 255. */
const maxDifference = 12
/** Pixels with less opacity than this, out of 255, are not part of the drawing. */
const faintOpacity = 10
/** The minimum difference between ink and background, out of 255. Less is JPEG noise. */
const minInkDifference = 128
/** The background's color must cover more than this share of the picture's edge. */
const minBackgroundShare = 0.5
/** A picture that fills more than this share of its width and height has no margins. */
const minFilledShare = 0.95
/** The width of the remaining light margin, as a share of the longer side. */
const lightMargin = 0.02

export type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>

/** Pixels with their position in the picture that they are from. */
export interface TrimmedPixels extends Pixels {
  left: number
  top: number
}

type Color = readonly number[]

/**
 * Makes an even, light background of a picture transparent and trims its margins. Enclosed areas, as in an O, become
 * transparent too. Undefined if the picture has no such background.
 */
export function withoutBackground(picture: Pixels): Pixels | undefined {
  const trimmed = trimMargins(picture)
  const background = trimmed && backgroundOf(trimmed)
  if (!background) return undefined
  return trimMargins(softenEdges(trimmed, background))
}

/** The picture without its transparent margins. Undefined if it has none. */
export const withoutMargins = (picture: Pixels) =>
  unlessFilled(picture, trimMargins(picture))

/** The picture with smaller light margins, so that its background can still be removed. Undefined if it has none. */
export function withoutLightMargins(picture: Pixels): Pixels | undefined {
  const background = backgroundOf(picture)
  return (
    background &&
    unlessFilled(picture, trimMargins(picture, maskOf(picture, background), lightMargin))
  )
}

function unlessFilled(picture: Pixels, trimmed: TrimmedPixels | undefined) {
  const fillsSide = (side: 'width' | 'height') =>
    trimmed && trimmed[side] > minFilledShare * picture[side]
  return fillsSide('width') && fillsSide('height') ? undefined : trimmed
}

function colorAt(data: Pixels['data'], pixel: number): Color {
  return [...data.subarray(4 * pixel, 4 * pixel + 3)]
}

const opacityAt = (data: Pixels['data'], pixel: number) => data[4 * pixel + 3] ?? 0

/** How much the pixels differ from the color of the background. */
const differenceFrom =
  (data: Pixels['data'], [red = 0, green = 0, blue = 0]: Color) =>
  (pixel: number) =>
    Math.max(
      Math.abs((data[4 * pixel] ?? 0) - red),
      Math.abs((data[4 * pixel + 1] ?? 0) - green),
      Math.abs((data[4 * pixel + 2] ?? 0) - blue),
    )

/** The light color of most of the edge. */
function backgroundOf({ data, width, height }: Pixels): Color | undefined {
  const edge = edgeOf(width, height)
  const lightPixels = edge.filter(
    (pixel) =>
      opacityAt(data, pixel) > 255 - faintOpacity &&
      Math.min(...colorAt(data, pixel)) >= minBrightness,
  )
  const background = [0, 1, 2].map(
    (channel) =>
      lightPixels.reduce((sum, pixel) => sum + (data[4 * pixel + channel] ?? 0), 0) /
      lightPixels.length,
  )
  const difference = differenceFrom(data, background)
  const evenPixels = lightPixels.filter((pixel) => difference(pixel) <= maxDifference)
  return evenPixels.length > edge.length * minBackgroundShare ? background : undefined
}

function edgeOf(width: number, height: number): number[] {
  const columns = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x])
  const rows = Array.from({ length: height }, (_, y) => [y * width, (y + 1) * width - 1])
  return [...columns, ...rows].flat()
}

/** 1 for each pixel that has the background's color or is transparent. */
function maskOf({ data, width, height }: Pixels, background: Color): Uint8Array {
  const difference = differenceFrom(data, background)
  return new Uint8Array(width * height).map((_, pixel) =>
    Number(opacityAt(data, pixel) < faintOpacity || difference(pixel) <= maxDifference),
  )
}

/** The direct neighbors, without diagonal ones. */
function neighborsOf(pixel: number, width: number, height: number): number[] {
  const x = pixel % width
  const neighbors: number[] = []
  if (x > 0) neighbors.push(pixel - 1)
  if (x < width - 1) neighbors.push(pixel + 1)
  if (pixel >= width) neighbors.push(pixel - width)
  if (pixel < width * (height - 1)) neighbors.push(pixel + width)
  return neighbors
}

/** The pixels that are up to two away, some of them twice. */
function nearbyPixels(pixel: number, width: number, height: number): number[] {
  const direct = neighborsOf(pixel, width, height)
  return [pixel, ...direct, ...direct.flatMap((next) => neighborsOf(next, width, height))]
}

/** Edge pixels are mixed with the background. Its share becomes transparent; otherwise a light rim would remain. */
function softenEdges({ data, width, height }: Pixels, background: Color): Pixels {
  const backgroundMask = maskOf({ data, width, height }, background)
  const result = data.slice()
  const difference = differenceFrom(data, background)
  const neighbors = (pixel: number) => neighborsOf(pixel, width, height)
  const besideMask = backgroundMask.map((isBackground, pixel) =>
    Number(!isBackground && neighbors(pixel).some((next) => backgroundMask[next])),
  )
  /** A soft edge is up to two pixels wide, and its inner pixel differs more from the background. */
  const isSoftEdge = (pixel: number) =>
    besideMask[pixel] ||
    neighbors(pixel).some(
      (next) => besideMask[next] && difference(next) < difference(pixel),
    )
  for (let pixel = 0; pixel < backgroundMask.length; pixel += 1) {
    if (backgroundMask[pixel]) {
      result.fill(0, 4 * pixel, 4 * pixel + 4)
      continue
    }
    if (!isSoftEdge(pixel)) continue
    const ink = nearbyPixels(pixel, width, height).filter(
      (nearby) => !backgroundMask[nearby],
    )
    const share = difference(pixel) / Math.max(minInkDifference, ...ink.map(difference))
    const inkAt = (channel: number) => {
      const mixed = data[4 * pixel + channel] ?? 0
      return share && (mixed - (background[channel] ?? 0) * (1 - share)) / share
    }
    const opacity = opacityAt(data, pixel) * share
    result.set([inkAt(0), inkAt(1), inkAt(2), opacity].map(Math.round), 4 * pixel)
  }
  return { data: result, width, height }
}

/**
 * Trims transparent margins, or those that a mask marks with 1. `marginShare` of the longer side stays. Undefined if
 * nothing is visible.
 */
function trimMargins(
  { data, width, height }: Pixels,
  mask?: Uint8Array,
  marginShare = 0,
): TrimmedPixels | undefined {
  const isInk = (pixel: number) =>
    mask ? !mask[pixel] : opacityAt(data, pixel) >= faintOpacity
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (isInk(y * width + x)) {
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
      }
  if (right < 0) return undefined
  const margin = Math.round(marginShare * Math.max(width, height))
  left = Math.max(0, left - margin)
  top = Math.max(0, top - margin)
  const newWidth = Math.min(width, right + 1 + margin) - left
  const newHeight = Math.min(height, bottom + 1 + margin) - top
  const trimmedData = new Uint8ClampedArray(4 * newWidth * newHeight)
  for (let y = 0; y < newHeight; y += 1) {
    const start = 4 * ((top + y) * width + left)
    trimmedData.set(data.subarray(start, start + 4 * newWidth), 4 * newWidth * y)
  }
  return { data: trimmedData, left, top, width: newWidth, height: newHeight }
}

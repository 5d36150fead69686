import { imageSize } from 'image-size'

/** The kind of a picture by its bytes, whatever its name says. */
export type Picture =
  | { kind: 'svg'; text: string }
  | { kind: 'raster'; type: string; width: number; height: number }
  | { kind: 'unknown' }

/** Never throws. Sizes are in pixels, as the picture is shown: rotated as its metadata says. */
export function readPicture(bytes: Uint8Array): Picture {
  const text = new TextDecoder().decode(bytes)
  if (isDrawing(text)) return { kind: 'svg', text }
  try {
    const { type, width, height, orientation = 1 } = imageSize(bytes)
    if (type === undefined || type === 'svg') return { kind: 'unknown' }
    // From 5 on width and height are swapped: https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf
    return orientation < 5
      ? { kind: 'raster', type, width, height }
      : { kind: 'raster', type, width: height, height: width }
  } catch {
    return { kind: 'unknown' }
  }
}

/** Is it an XML file with an SVG root? image-size accepts "<svg" anywhere, even in an HTML page. */
function isDrawing(text: string): boolean {
  // One token at a time: a single expression would backtrack over the spaces.
  const before = /\s+|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE svg[^>[]*(?:\[[^\]]*\])?>/iy
  let at = 0
  while (before.test(text)) at = before.lastIndex
  return /^<svg[\s>]/i.test(text.slice(at, at + 5))
}

/**
 * Does it have several frames? https://www.w3.org/TR/png-3/#apng-frame-based-animation,
 * https://developers.google.com/speed/webp/docs/riff_container
 */
export function isAnimated(type: string, bytes: Uint8Array): boolean {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 100_000))
  if (type === 'png') return head.slice(0, head.indexOf('IDAT')).includes('acTL')
  return type === 'webp' && head.startsWith('VP8X', 12) && ((bytes[20] ?? 0) & 2) !== 0
}

export function hasSize(svg: string): boolean {
  const tag = /<svg[^>]*>/i.exec(svg)?.[0] ?? ''
  return (
    /\sviewBox\s*=/.test(tag) || (/\swidth\s*=/.test(tag) && /\sheight\s*=/.test(tag))
  )
}

/** Does it draw anything? Definitions do once they are used. */
export function hasShapes(svg: string): boolean {
  return /<(?:[\w.-]+:)?(?:path|rect|circle|ellipse|line|polyline|polygon|use|image|text)[\s/>]/.test(
    svg,
  )
}

/** Does it contain text, which each system would draw in another font? */
export function hasLetters(svg: string): boolean {
  return /<([\w.-]+:)?text[\s/>]/.test(svg)
}

/** Does it have the SVG namespace? Without it browsers do not show the file as a picture. */
export function hasNamespace(svg: string): boolean {
  return /<svg[^>]*\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/i.test(svg)
}

const unseen = /<(defs|clipPath|mask|pattern|symbol)\b[\s\S]*?<\/\1>/g
const shape = /<(rect|path|circle|ellipse|polygon|polyline|line|image|use|text)\b[^>]*>/
const partlySeen =
  /\s(mask|clip-path|transform)\s*=|fill\s*[=:]\s*["']?(none|transparent)|opacity\s*[=:](?!\s*["']?1\b)/

const white =
  /\sfill\s*=\s*["'](?:white|#fff(?:fff)?)["']|fill:\s*(?:white|#fff(?:fff)?)\b/i
/** A white rectangle that covers at least this share of the drawing counts as a background. */
const backgroundShare = 0.5

/** Is the first shape a background? A logo of which only the silhouette is shown would be a solid block. */
export function drawingHasBackground(svg: string): boolean {
  const root = /<svg[^>]*>/i.exec(svg)?.[0] ?? ''
  const size = `0 0 ${valueIn(root, 'width') ?? ''} ${valueIn(root, 'height') ?? ''}`
  const box = (valueIn(root, 'viewBox') ?? size).split(/[\s,]+/).map(Number.parseFloat)
  const [left = 0, top = 0, width = 0, height = 0] = box
  const [tag = '', name] = shape.exec(svg.replaceAll(unseen, '')) ?? []
  if (partlySeen.test(tag)) return false
  if (name === 'path')
    return sheets(width, height).includes(plainPath(valueIn(tag, 'd') ?? ''))
  /** The rectangle's share of the drawing's width or height. */
  const share = (side: string, whole: number) => {
    const written = valueIn(tag, side) ?? ''
    return Number.parseFloat(written) / (written.endsWith('%') ? 100 : whole)
  }
  const shares = [share('width', width), share('height', height)] as const
  const isInCorner =
    Number.parseFloat(valueIn(tag, 'x') ?? '0') <= left &&
    Number.parseFloat(valueIn(tag, 'y') ?? '0') <= top
  return (
    name === 'rect' &&
    ((isInCorner && shares.every((each) => each >= 1)) ||
      (white.test(tag) && shares[0] * shares[1] >= backgroundShare))
  )
}

function valueIn(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]?.trim()
}

/** The same notation for paths that start at the origin, where absolute (capital) and relative commands are equal. */
function plainPath(drawn: string): string {
  return drawn
    .toLowerCase()
    .replaceAll(/[\s,]+/g, ' ')
    .replaceAll(/ ?([a-z]) ?/g, '$1')
    .trim()
}

/** The ways in which drawing programs write a rectangle from the origin. */
function sheets(width: number, height: number): string[] {
  const three = `m0 0h${width}v${height}h`
  return [
    `${three}0z`,
    `${three}0v0z`,
    `${three}-${width}z`,
    `${three}-${width}v-${height}z`,
  ]
}

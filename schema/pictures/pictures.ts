import { imageSize } from 'image-size'

import { svgNamespace, type Drawing } from './drawing.ts'

/** The kind of a picture by its bytes, not by its name. */
export type Picture =
  | { kind: 'svg'; text: string }
  | { kind: 'raster'; type: string; width: number; height: number }
  | { kind: 'unknown' }

/** Reads the type and size of a picture. Never throws. Sizes are in pixels, after the rotation in its metadata. */
export function readPicture(bytes: Uint8Array): Picture {
  const text = new TextDecoder().decode(bytes)
  if (isSvgText(text)) return { kind: 'svg', text }
  try {
    const { type, width, height, orientation = 1 } = imageSize(bytes)
    if (type === undefined || type === 'svg') return { kind: 'unknown' }
    // From orientation 5 on, width and height are swapped: https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf
    return orientation < 5
      ? { kind: 'raster', type, width, height }
      : { kind: 'raster', type, width: height, height: width }
  } catch {
    return { kind: 'unknown' }
  }
}

/** Whether a text is an XML file with an SVG root. image-size accepts "<svg" anywhere, even in an HTML page. */
function isSvgText(text: string): boolean {
  // One token at a time: a single expression would backtrack over the spaces.
  const prolog = /\s+|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE svg[^>[]*(?:\[[^\]]*\])?>/iy
  let offset = 0
  while (prolog.test(text)) offset = prolog.lastIndex
  return /^<svg[\s>]/i.test(text.slice(offset, offset + 5))
}

/**
 * Whether a picture is animated: a PNG with an acTL chunk, or a WebP with the flag 2.
 * https://www.w3.org/TR/png-3/#apng-frame-based-animation, https://developers.google.com/speed/webp/docs/riff_container
 */
export function isAnimated(type: string, bytes: Uint8Array): boolean {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 100_000))
  if (type === 'png') return head.slice(0, head.indexOf('IDAT')).includes('acTL')
  return type === 'webp' && head.startsWith('VP8X', 12) && ((bytes[20] ?? 0) & 2) !== 0
}

const shapes = /^(?:path|rect|circle|ellipse|line|polyline|polygon|use|image|text)$/

/**
 * Whether browsers show a drawing as a picture: it has the SVG namespace, a size, and something to draw. Definitions
 * count, because they may be used.
 */
export function canBeShown({ root, elements }: Drawing): boolean {
  const names = new Set(root.attributes.map(({ name }) => name))
  const hasSize = names.has('viewBox') || (names.has('width') && names.has('height'))
  return (
    root.uri === svgNamespace && hasSize && elements.some(({ name }) => shapes.test(name))
  )
}

/** Whether a drawing contains text, which looks different on every system, because fonts differ. */
export const hasTextElements = ({ elements }: Drawing) =>
  elements.some(({ name }) => name === 'text')

/** The silhouette of a logo that fills this share of its area is a solid block, perhaps with round corners. */
const minFilledShare = 0.95

/** Whether the silhouette of a logo is a solid block, because the logo has a background. Pixels are RGBA bytes. */
export function isFilled(pixels: Uint8Array | Uint8ClampedArray): boolean {
  let opacity = 0
  for (let offset = 3; offset < pixels.length; offset += 4) opacity += pixels[offset] ?? 0
  return opacity >= (minFilledShare * 255 * pixels.length) / 4
}

/** Signatures at the start of a file, read as Latin-1, with the names of file formats. */
const signatures: readonly [pattern: RegExp, name: string][] = [
  [/^[^]{4}ftyp(?:hei[cxms]|hev[cxm]|mif1|msf1)/, 'HEIC'],
  [/^[^]{4}ftypavif/, 'AVIF'],
  [/^%PDF/, 'PDF'],
  [/^8BPS/, 'Photoshop'],
  [/^GIF8/, 'GIF'],
  [/^\u0089PNG/, 'PNG'],
  [/^\u00ff\u00d8\u00ff/, 'JPEG'],
  [/^RIFF[^]{4}WEBP/, 'WebP'],
  [/^\s*<(?:!doctype html|html)/i, 'HTML'],
  [/^[^]{0,300}<svg[\s>]/i, 'SVG'],
]

/** The format of a file by its bytes, not by its name: "HEIC", "PDF"; undefined if unknown. */
export function formatOfFile(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 400))
  return signatures.find(([pattern]) => pattern.test(head))?.[1]
}

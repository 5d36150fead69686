import sharp from 'sharp'

import { cachedFile } from '../../pictures/cachedFile.ts'
import { inkOf, type Box } from '../../pictures/ink.ts'
import { markOf, viewBoxOf } from '../../pictures/mark.ts'
import { rasterize } from '../../pictures/rasterize.ts'

/** The height of a logo's frame on the page, as a share of its width (src/sections/ClientLogo.tsx). */
const frameRatio = 0.4
/** The share of the frame that a logo's ink covers: the same for all, so that all logos look equally large. */
const inkShare = 0.13
/** The maximum height of a logo in its frame, and the minimum share of the size that would fit. */
const maxHeightShare = 0.84
const minShare = 0.7

/**
 * A client's logo in its frame, aligned left and with the same optical weight as the others. On a plate, only its
 * margins are trimmed: the plate frames it. Throws if the picture cannot be decoded.
 */
export function framedLogo(
  bytes: Uint8Array,
  { isDrawing, isOnPlate = false }: { isDrawing: boolean; isOnPlate?: boolean },
): Promise<Uint8Array> {
  const draw = isDrawing ? framedDrawing : framedPixels
  return cachedFile(['framed logo', `${isOnPlate}`, bytes], () => draw(bytes, isOnPlate))
}

async function framedDrawing(bytes: Uint8Array, isOnPlate: boolean): Promise<Uint8Array> {
  const mark = await markOf(Buffer.from(bytes).toString())
  const [left = 0, top = 0, width = 1, height = 1] = mark.box
  const pixelWidth = 600
  const frame = await frameOf(await rasterize(mark.svg, pixelWidth), isOnPlate)
  if (!frame) return bytes
  const placedSvg = mark.svg.replace(
    '<svg',
    `<svg x="${left}" y="${top}" width="${width}" height="${height}"`,
  )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxOf(frame, mark, pixelWidth)}">${placedSvg}</svg>`,
  )
}

/** Frames a raster logo, in the file's own format. */
async function framedPixels(bytes: Uint8Array, isOnPlate: boolean): Promise<Uint8Array> {
  const upright = await sharp(bytes).autoOrient().toBuffer()
  const frame = await frameOf(upright, isOnPlate)
  if (!frame) return bytes
  const { width, height } = await sharp(upright).metadata()
  const left = Math.round(frame.left)
  const top = Math.round(frame.top)
  const right = Math.round(frame.left + frame.width)
  const bottom = Math.round(frame.top + frame.height)
  const crop = {
    left: Math.max(0, left),
    top: Math.max(0, top),
    width: Math.min(width, right) - Math.max(0, left),
    height: Math.min(height, bottom) - Math.max(0, top),
  }
  return sharp(upright)
    .ensureAlpha()
    .extract(crop)
    .extend({
      top: crop.top - top,
      bottom: Math.max(0, bottom - height),
      right: Math.max(0, right - width),
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .toBuffer()
}

/** The frame in the picture's pixels; undefined if nothing is drawn. */
async function frameOf(
  picture: Uint8Array,
  isOnPlate: boolean,
): Promise<Box | undefined> {
  const ink = await inkOf(picture)
  if (!ink || isOnPlate) return ink
  const fittingWidth = Math.max(ink.width, ink.height / (frameRatio * maxHeightShare))
  const targetWidth = Math.sqrt(ink.area / (frameRatio * inkShare))
  const width = Math.min(Math.max(targetWidth, fittingWidth), fittingWidth / minShare)
  const height = width * frameRatio
  return { left: ink.left, top: ink.top + (ink.height - height) / 2, width, height }
}

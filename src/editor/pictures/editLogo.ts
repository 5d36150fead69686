import { validPalette } from '../../../schema/colors/palette.ts'
import { faintColorTest, headerColors } from '../../../schema/colors/pictureContrast.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { LoadedPicture } from './pictures.ts'
import { pixelsOf, pngOf } from './pixelsOf.ts'
import { withoutBackground } from './withoutBackground.ts'

/** The longer side, in pixels: a logo in the header is never shown larger. */
export const maxLogoSide = 1200
/** In pixels: enough to see whether there is a background. */
const examinedSide = 200
const light = [245, 240, 230] as const

/** The picture without its light, even background, as a PNG. Undefined if it has none. */
export async function clearBackground(picture: LoadedPicture): Promise<Blob | undefined> {
  const pixels = await pixelsOf(picture, maxLogoSide)
  const clearedPixels = pixels && withoutBackground(pixels)
  return clearedPixels && pngOf(clearedPixels)
}

/** Whether the picture has a background that `clearBackground` would remove. */
export async function canBeCleared(picture: LoadedPicture): Promise<boolean> {
  const pixels = await pixelsOf(picture, examinedSide)
  return pixels !== undefined && withoutBackground(pixels) !== undefined
}

/** The picture as a PNG, with light colors instead of those that are faint on the header. Undefined if it cannot be shown. */
export async function lightVersion(
  picture: LoadedPicture,
  { site }: SiteContent,
): Promise<Blob | undefined> {
  const pixels = await pixelsOf(picture, maxLogoSide)
  const palette = validPalette(site.colors)
  if (!pixels || !palette) return undefined
  const { data } = pixels
  const isFaint = headerColors(palette).map(faintColorTest)
  for (let offset = 0; offset < data.length; offset += 4) {
    const color = data.subarray(offset, offset + 3)
    if (isFaint.some((isFaintOnGround) => isFaintOnGround(color))) data.set(light, offset)
  }
  return pngOf(pixels)
}

/** The picture on a white plate, as a PNG. Undefined if the browser cannot show the picture. */
export async function withPlate(picture: LoadedPicture): Promise<Blob | undefined> {
  const pixels = await pixelsOf(picture, maxLogoSide)
  if (!pixels) return undefined
  const { width, height } = pixels
  const margin = Math.round(Math.min(width, height) / 6)
  const canvas = new OffscreenCanvas(width + 2 * margin, height + 2 * margin)
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.fillStyle = '#fff'
  context.roundRect(0, 0, canvas.width, canvas.height, margin)
  context.fill()
  context.drawImage(await createImageBitmap(pixels), margin, margin)
  return canvas.convertToBlob({ type: 'image/png' })
}

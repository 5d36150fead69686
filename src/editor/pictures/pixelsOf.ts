import { examinedSide, hasDarkStyles } from '../../../schema/colors/nightGround.ts'
import { readPicture } from '../../../schema/pictures/pictures.ts'
import type { LoadedPicture } from './pictures.ts'

/** The pixels of a picture. `longest` is the length of the longer side. Undefined if the browser cannot show it. */
export async function pixelsOf(
  { url, width, height, bytes }: LoadedPicture,
  longest: number,
): Promise<ImageData | undefined> {
  const ratio = longest / Math.max(width, height)
  const scale = readPicture(bytes).kind === 'svg' ? ratio : Math.min(1, ratio)
  const side = (length: number) => Math.max(1, Math.round(scale * length))
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    const canvas = new OffscreenCanvas(side(width), side(height))
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return context?.getImageData(0, 0, canvas.width, canvas.height)
  } catch {
    return undefined
  }
}

export function pngOf(pixels: ImageData): Promise<Blob> {
  const canvas = new OffscreenCanvas(pixels.width, pixels.height)
  canvas.getContext('2d')?.putImageData(pixels, 0, 0)
  return canvas.convertToBlob({ type: 'image/png' })
}

/** The RGBA bytes of a reduced copy of a picture. Undefined if it needs no dark background. */
export async function smallPixels(
  picture: LoadedPicture,
): Promise<Uint8ClampedArray | undefined> {
  const read = readPicture(picture.bytes)
  const isOpaque = read.kind === 'raster' && read.type === 'jpg'
  if (isOpaque || (read.kind === 'svg' && hasDarkStyles(read.text))) return undefined
  return (await pixelsOf(picture, examinedSide))?.data
}

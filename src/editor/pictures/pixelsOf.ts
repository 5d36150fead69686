import { readPicture } from '../../../schema/pictures/pictures.ts'
import type { LoadedPicture } from './pictures.ts'
import type { Pixels } from './withoutBackground.ts'

/** The pixels of a picture. `maxSide` is the length of the longer side. Undefined if the browser cannot show it. */
export async function pixelsOf(
  { url, width, height, bytes }: LoadedPicture,
  maxSide: number,
): Promise<ImageData | undefined> {
  const ratio = maxSide / Math.max(width, height)
  const scale = readPicture(bytes).kind === 'svg' ? ratio : Math.min(1, ratio)
  const scaledLength = (length: number) => Math.max(1, Math.round(scale * length))
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    const canvas = new OffscreenCanvas(scaledLength(width), scaledLength(height))
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return context?.getImageData(0, 0, canvas.width, canvas.height)
  } catch {
    return undefined
  }
}

export function pngOf({ data, width, height }: Pixels): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const pixels = new ImageData(Uint8ClampedArray.from(data), width, height)
  canvas.getContext('2d')?.putImageData(pixels, 0, 0)
  return canvas.convertToBlob({ type: 'image/png' })
}

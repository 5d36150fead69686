import type { Palette } from '../../../schema/colors/scheme.ts'
import { isFaintOnPanel } from './isFaintOnPanel.ts'
import type { LoadedPicture } from './pictures.ts'
import { pixelsOf } from './pixelsOf.ts'

/** In pixels, of the longer side: a logo in the header is not shown larger. */
const longest = 1200
/** Of 255. Darker colors become light. */
const darkest = 110
const light = [245, 240, 230] as const

/** The picture with its dark colors turned light, as a PNG. Undefined where that would not be seen on the header either. */
export async function lightVersion(
  picture: LoadedPicture,
  palette: Palette,
): Promise<Blob | undefined> {
  const pixels = await pixelsOf(picture, longest)
  if (!pixels) return undefined
  const { data, width, height } = pixels
  for (let at = 0; at < data.length; at += 4)
    if (Math.max(...data.subarray(at, at + 3)) < darkest) data.set(light, at)
  if (isFaintOnPanel(data, palette)) return undefined
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.putImageData(pixels, 0, 0)
  return canvas.convertToBlob({ type: 'image/png' })
}

import type { LoadedPicture } from './pictures.ts'
import { pixelsOf, pngOf } from './pixelsOf.ts'
import { withoutBackground } from './withoutBackground.ts'

/**
 * The longer side of the result: sharp wherever a logo is shown. The second, smaller size is enough to see whether
 * there is a background. In pixels.
 */
const clearedSide = 1200
const examinedSide = 200

/** The picture without its light, even background, as a PNG. Undefined where it has none. */
export async function clearBackground(picture: LoadedPicture): Promise<Blob | undefined> {
  const pixels = await pixelsOf(picture, clearedSide)
  const cleared = pixels && withoutBackground(pixels)
  if (!cleared) return undefined
  const { data, width, height } = cleared
  return pngOf(new ImageData(Uint8ClampedArray.from(data), width, height))
}

/** Several parts of the editor ask for the same picture. */
const known = new WeakMap<LoadedPicture, Promise<boolean>>()

/** Does the picture have a background that `clearBackground` would take away? */
export function canBeCleared(picture: LoadedPicture): Promise<boolean> {
  const asked =
    known.get(picture) ??
    pixelsOf(picture, examinedSide).then(
      (pixels) => pixels !== undefined && withoutBackground(pixels) !== undefined,
    )
  known.set(picture, asked)
  return asked
}

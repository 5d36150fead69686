import sharp from 'sharp'

import type { Palette } from '../../../schema/colors/colors.ts'
import {
  hasDarkStyles,
  examinedSize,
  darkSchemeBackground,
} from '../../../schema/colors/pictureContrast.ts'
import { cached } from '../../pictures/pictureCache.ts'
import { rasterize } from '../../pictures/rasterize.ts'

/** Red, green, blue and opacity of each pixel. */
function pixelsIn(picture: Uint8Array | string): Promise<Uint8Array> {
  return cached(['ink, sharp 0.35', picture], async () => {
    const drawn =
      typeof picture === 'string' ? await rasterize(picture, 4 * examinedSize) : picture
    const fit = sharp(drawn).resize(examinedSize, examinedSize, {
      fit: 'inside',
    })
    return fit.toColorspace('srgb').ensureAlpha().raw().toBuffer()
  })
}

/** The color behind a picture in dark mode, if it needs one. A drawing is passed as text. */
export async function darkSchemeBackgroundOf(
  picture: Uint8Array | string,
  palette: Palette,
): Promise<string | undefined> {
  if (typeof picture === 'string' && hasDarkStyles(picture)) return undefined
  return darkSchemeBackground(await pixelsIn(picture), palette)
}

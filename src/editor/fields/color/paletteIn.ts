import { paletteOf } from '../../../../schema/colors/palette.ts'
import type { Palette } from '../../../../schema/colors/scheme.ts'
import type { SiteContent } from '../../../../schema/generated/siteContent.ts'

/** The colours of the page; undefined while one is half written. */
export function paletteIn(colors: SiteContent['site']['colors']): Palette | undefined {
  try {
    return paletteOf(colors)
  } catch {
    return undefined
  }
}

import { paletteOf, type Colors } from '../../../../schema/colors/palette.ts'
import type { Palette } from '../../../../schema/colors/scheme.ts'
import { lookUp } from '../../../../schema/read/lookUp.ts'
import { asWritten, type FieldKind } from '../fieldKind.ts'

export const color: FieldKind = {
  // The color that the page derives there; none while another is half written.
  initial({ content, path }) {
    const palette = paletteIn(content.site.colors)
    return palette ? (lookUp(palette, path.slice(2)) ?? palette.light.sun) : ''
  },
  inWords: asWritten,
  isInvented: false,
}

/** The colors of the page; undefined while one is half written. */
export function paletteIn(colors: Colors): Palette | undefined {
  try {
    return paletteOf(colors)
  } catch {
    return undefined
  }
}

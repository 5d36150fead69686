import { lookUp } from '../../../../schema/read/readDocument.ts'
import { asWritten, type FieldKind } from '../fieldKind.ts'
import { paletteIn } from './paletteIn.ts'

export const color: FieldKind = {
  // The colour that the page derives there; none while another is half written.
  initial({ content, path }) {
    const palette = paletteIn(content.site.colors)
    return palette ? (lookUp(palette, path.slice(2)) ?? palette.light.sun) : ''
  },
  inWords: asWritten,
  isInvented: false,
  isLabel: false,
}

import subsetFont from 'subset-font'
import { expect, test } from 'vitest'

import { typefaces } from '../../../schema/look/typefaces.ts'
import { fullFont } from './typeface.ts'

/** Ascent and descent as a share of the font size. https://learn.microsoft.com/typography/opentype/spec/hhea */
async function heightsOf(woff2: Uint8Array) {
  const font = await subsetFont(Buffer.from(woff2), 'A', { targetFormat: 'sfnt' })
  // The file begins with a list of its tables.
  const table = (name: string) => font.readUInt32BE(font.indexOf(name) + 8)
  const unitsPerEm = font.readUInt16BE(table('head') + 18)
  return {
    ascent: font.readInt16BE(table('hhea') + 4) / unitsPerEm,
    descent: -font.readInt16BE(table('hhea') + 6) / unitsPerEm,
  }
}

test.for(['plain', 'warm', 'wide', 'narrow', 'serif'] as const)(
  'the style sheet’s metrics of the typeface "%s" match its font',
  async (name) => {
    const { ascent, descent } = typefaces[name]
    const { font } = await fullFont(name)
    const measured = await heightsOf(font)
    expect(measured.ascent).toBeCloseTo(ascent, 3)
    expect(measured.descent).toBeCloseTo(descent, 3)
  },
)

import subsetFont from 'subset-font'
import { expect, test } from 'vitest'

import { typefaces } from '../../../schema/look/typefaces.ts'
import { fullFont } from './typeface.ts'

/** Ascent and descent as a share of the font size. https://learn.microsoft.com/typography/opentype/spec/hhea */
async function heightsOf(woff2: Uint8Array) {
  const bytes = await subsetFont(Buffer.from(woff2), 'A', { targetFormat: 'sfnt' })
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const places = new Map<string, number>()
  for (let entry = 12; entry < 12 + 16 * font.getUint16(4); entry += 16)
    places.set(bytes.toString('latin1', entry, entry + 4), font.getUint32(entry + 8))
  const unitsPerEm = font.getUint16((places.get('head') ?? 0) + 18)
  const hhea = places.get('hhea') ?? 0
  return {
    ascent: font.getInt16(hhea + 4) / unitsPerEm,
    descent: -font.getInt16(hhea + 6) / unitsPerEm,
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

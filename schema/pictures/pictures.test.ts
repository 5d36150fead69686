import { expect, test } from 'vitest'

import { isAnimated } from './pictures.ts'
import { stripMetadata } from './stripMetadata.ts'

test('an animated WebP is recognized by its header', () => {
  const head = (kind: string, flags: number) =>
    Uint8Array.from(`RIFF    WEBP${kind}     `, (letter) => letter.charCodeAt(0)).fill(
      flags,
      20,
      21,
    )
  expect(isAnimated('webp', head('VP8X', 2))).toBe(true)
  expect(isAnimated('webp', head('VP8X', 0x10))).toBe(false)
  expect(isAnimated('webp', head('VP8 ', 2))).toBe(false)
})

test('metadata chunks of odd size are removed from a WebP, and its other chunks stay whole', () => {
  const chunk = (name: string, ...bytes: number[]) => [
    ...Buffer.from(name),
    bytes.length,
    0,
    0,
    0,
    ...bytes,
    ...(bytes.length % 2 ? [0] : []),
  ]
  const file = (...chunks: number[][]) => {
    const body = [...Buffer.from('WEBP'), ...chunks.flat()]
    return Uint8Array.from([...Buffer.from('RIFF'), body.length, 0, 0, 0, ...body])
  }
  const [head, headWithMetadata] = [0x10, 0x1c].map((flags) =>
    chunk('VP8X', flags, 0, 0, 0, 1, 0, 0, 1, 0, 0),
  ) as [number[], number[]]
  const [alpha, pixels] = [chunk('ALPH', 1, 2, 3), chunk('VP8 ', 4, 5)]
  const metadata = [chunk('EXIF', 6, 7, 8), chunk('XMP ', 9)]
  const original = file(headWithMetadata, alpha, ...metadata, pixels)
  expect(stripMetadata(original, 'webp')).toEqual(file(head, alpha, pixels))
})

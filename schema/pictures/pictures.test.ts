import { expect, test } from 'vitest'

import { isAnimated } from './pictures.ts'
import { stripMetadata } from './stripMetadata.ts'

test('an animated WebP is recognized by its header', () => {
  const head = (kind: string, flags: number) =>
    Uint8Array.from([...Buffer.from(`RIFF    WEBP${kind}    `), flags])
  expect(isAnimated('webp', head('VP8X', 2))).toBe(true)
  expect(isAnimated('webp', head('VP8X', 0x10))).toBe(false)
  expect(isAnimated('webp', head('VP8 ', 2))).toBe(false)
})

test('metadata chunks of odd size are removed from a WebP, and its other chunks are kept', () => {
  const chunk = (name: string, ...bytes: number[]) =>
    [...Buffer.from(name), bytes.length, 0, 0, 0, ...bytes].concat(
      bytes.length % 2 ? [0] : [],
    )
  const fileWith = (flags: number, ...metadata: number[][]) => {
    const head = chunk('VP8X', flags, 0, 0, 0, 1, 0, 0, 1, 0, 0)
    const chunks = [head, chunk('ALPH', 1, 2, 3), ...metadata, chunk('VP8 ', 4, 5)]
    return Uint8Array.from(chunk('RIFF', ...Buffer.from('WEBP'), ...chunks.flat()))
  }
  const original = fileWith(0x1c, chunk('EXIF', 6, 7, 8), chunk('XMP ', 9))
  expect(stripMetadata(original, 'webp')).toEqual(fileWith(0x10))
})

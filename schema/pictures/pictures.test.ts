import { expect, test } from 'vitest'

import { withoutMetadata } from './metadata.ts'
import { isAnimated } from './pictures.ts'

test('an animated WebP is recognized by its header', () => {
  const webpHeader = (chunkName: string, flags: number) =>
    Uint8Array.from([...Buffer.from(`RIFF    WEBP${chunkName}    `), flags])
  expect(isAnimated('webp', webpHeader('VP8X', 2))).toBe(true)
  expect(isAnimated('webp', webpHeader('VP8X', 0x10))).toBe(false)
  expect(isAnimated('webp', webpHeader('VP8 ', 2))).toBe(false)
})

test('only the metadata chunks are removed from a WebP, even those of odd size', () => {
  const chunk = (name: string, ...bytes: number[]) =>
    [...Buffer.from(name), bytes.length, 0, 0, 0, ...bytes].concat(
      bytes.length % 2 ? [0] : [],
    )
  const fileWith = (flags: number, ...metadata: number[][]) => {
    const webpHeader = chunk('VP8X', flags, 0, 0, 0, 1, 0, 0, 1, 0, 0)
    const chunks = [webpHeader, chunk('ALPH', 1, 2, 3), ...metadata, chunk('VP8 ', 4, 5)]
    return Uint8Array.from(chunk('RIFF', ...Buffer.from('WEBP'), ...chunks.flat()))
  }
  const original = fileWith(0x1c, chunk('EXIF', 6, 7, 8), chunk('XMP ', 9))
  expect(withoutMetadata(original, 'webp')).toEqual(fileWith(0x10))
})

test('metadata is removed from a JPEG, but not its color profile or color transform', () => {
  /** Two hexadecimal digits for the marker, then its data. */
  const segment = (text: string) => [
    0xff,
    ...Buffer.from(text.slice(0, 2), 'hex'),
    0,
    text.length,
    ...Buffer.from(text.slice(2)),
  ]
  const kept = ['e0JFIF\0', 'e2ICC_PROFILE\0a', 'eeAdobe', 'dbtable'].flatMap(segment)
  const removed = ['e0JFXX\0', 'e1XMP', 'e2MPF\0', 'ef note', 'fe note'].flatMap(segment)
  // Pixels with an escaped byte and a restart marker, which are not the end.
  const pixels = [...segment('da s'), 1, 0xff, 0, 2, 0xff, 0xd7, 3]
  const fileOf = (...segments: number[]) =>
    Uint8Array.from([0xff, 0xd8, ...segments, ...pixels, 0xff, 0xd9])
  const original = fileOf(0xff, ...removed, ...kept)
  expect(withoutMetadata(Uint8Array.from([...original, ...pixels]), 'jpg')).toEqual(
    fileOf(...kept),
  )
  for (const end of [original.length - 1, 60, 1])
    expect(() => withoutMetadata(original.subarray(0, end), 'jpg')).toThrow(RangeError)
})

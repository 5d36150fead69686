import { expect, test } from 'vitest'

import { isAnimated } from './pictures.ts'

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

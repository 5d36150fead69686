import { expect, test } from 'vitest'

import { readDrawing } from './drawing.ts'
import { hasBackground, isAnimated } from './pictures.ts'

/** An 8 by 4 drawing with a letter on top of `first`. */
const on = (first: string, root = 'viewBox="0 0 8 4"') =>
  `<svg ${root}>${first}<path d="M1 1h3v2z"/></svg>`

function isOnGround(svg: string): boolean {
  const drawing = readDrawing(svg)
  if (!drawing) throw new Error('Malformed.')
  return hasBackground(drawing)
}

test.each([
  on('<rect width="8" height="4"/>'),
  on('<rect width="8" height="4"/>', 'width="8px" height="4px"'),
  on('<path d="M0 0h8v4H0z"/>'),
  on('<rect x="1" y="1" width="6" height="3" fill="#FFF"/>'),
  on('<defs><path d="M0 0"/></defs><rect width="8" height="4"/>'),
])('%s has a background', (svg) => {
  expect(isOnGround(svg)).toBe(true)
})

test.each([
  on(''),
  on('<rect x="1" width="8" height="4"/>'),
  on('<rect width="8" height="4" fill="none"/>'),
  on('<rect width="8" height="4" opacity="0.2"/>'),
  on('<rect width="8" height="4" transform="scale(.5)"/>'),
  on('<rect x="1" y="1" width="3" height="3" fill="white"/>'),
  on('<clipPath id="a"><rect width="8" height="4"/></clipPath>'),
])('%s has no background', (svg) => {
  expect(isOnGround(svg)).toBe(false)
})

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

import { expect, test } from 'vitest'

import {
  drawingHasBackground,
  hasShapes,
  hasSize,
  isAnimated,
  readPicture,
} from './pictures.ts'

const read = (text: string) => readPicture(new TextEncoder().encode(text)).kind

test.each([
  ' \n<svg>',
  '<?xml version="1.0"?>\n<svg>',
  '<?xml version="1.0"?><!-- a --><!DOCTYPE svg [<!ENTITY a "b">]><!-- b --><svg>',
])('%s is a drawing', (text) => {
  expect(read(text)).toBe('svg')
})

test.each(['', 'text', '<html><svg></svg></html>', '<svgs>', 'x<svg>'])(
  '%j is no picture',
  (text) => {
    expect(read(text)).toBe('unknown')
  },
)

test.each([
  ['<svg viewBox="0 0 1 1">', true],
  ['<svg width="1" height="1">', true],
  ['<svg><rect width="1" height="1"/></svg>', false],
])('%s has a size of its own: %s', (svg, has) => {
  expect(hasSize(svg)).toBe(has)
})

/** An 8 by 4 drawing with a letter on top of `first`. */
const on = (first: string, root = 'viewBox="0 0 8 4"') =>
  `<svg ${root}>${first}<path d="M1 1h3v2z"/></svg>`

test.each([
  on('<rect width="8" height="4"/>'),
  on('<rect width="8" height="4"/>', 'width="8px" height="4px"'),
  on('<path d="M0 0h8v4H0z"/>'),
  on('<rect x="1" y="1" width="6" height="3" fill="#FFF"/>'),
  on('<defs><path d="M0 0"/></defs><rect width="8" height="4"/>'),
])('%s has a background', (svg) => {
  expect(drawingHasBackground(svg)).toBe(true)
})

test.each([
  on(''),
  on('<rect width="7" height="4"/>'),
  on('<rect x="1" width="8" height="4"/>'),
  on('<rect width="8" height="4" fill="none"/>'),
  on('<rect width="8" height="4" opacity="0.2"/>'),
  on('<rect width="8" height="4" transform="scale(.5)"/>'),
  on('<rect x="1" y="1" width="3" height="3" fill="white"/>'),
  on('<clipPath id="a"><rect width="8" height="4"/></clipPath>'),
])('%s has no background', (svg) => {
  expect(drawingHasBackground(svg)).toBe(false)
})

test.each([
  ['<svg><path d="M0 0"/></svg>', true],
  ['<svg><use href="#a"/></svg>', true],
  ['<svg><title>path</title></svg>', false],
])('in %s something is drawn: %s', (svg, has) => {
  expect(hasShapes(svg)).toBe(has)
})

test('a PNG or a WebP of several frames is known by its head', () => {
  const bytes = (words: string, flags = 0) => {
    const head = Uint8Array.from(words, (letter) => letter.charCodeAt(0))
    return flags === 0 ? head : head.fill(flags, 20, 21)
  }
  const png = '\x89PNG\r\n\x1a\n        '
  expect(isAnimated('png', bytes(`${png}    acTL IDAT`))).toBe(true)
  expect(isAnimated('png', bytes(`${png}    IDAT acTL`))).toBe(false)
  const webp = (kind: string, flags: number) => bytes(`RIFF    WEBP${kind}     `, flags)
  expect(isAnimated('webp', webp('VP8X', 2))).toBe(true)
  expect(isAnimated('webp', webp('VP8X', 0x10))).toBe(false)
  expect(isAnimated('webp', webp('VP8 ', 2))).toBe(false)
  expect(isAnimated('jpg', webp('VP8X', 2))).toBe(false)
})

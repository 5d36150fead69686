import { expect, test } from 'vitest'

import { isAnimated, isOpaque, isWhole } from './pixels.ts'

const letters = (word: string) => Array.from(word, (letter) => letter.charCodeAt(0))
const number = (value: number) => [0, 0, value >> 8, value & 0xff]

/** A PNG with these chunks; colour type 6 has an alpha channel. */
function png(names: string[], colorType = 2): Uint8Array {
  const chunk = (name: string) =>
    name === 'IHDR'
      ? [
          ...number(13),
          ...letters(name),
          0,
          0,
          0,
          9,
          0,
          0,
          0,
          9,
          8,
          colorType,
          0,
          0,
          0,
          0,
          0,
          0,
          0,
        ]
      : [...number(2), ...letters(name), 7, 7, 0, 0, 0, 0]
  return Uint8Array.from([
    137,
    ...letters('PNG'),
    13,
    10,
    26,
    10,
    ...names.flatMap(chunk),
  ])
}

function webp(form: string, flags: number): Uint8Array {
  const pad = form === 'VP8L' ? [0, 0, 0, 0] : []
  const body = [...letters('WEBP'), ...letters(form), 9, 0, 0, 0, ...pad, flags, 0]
  return Uint8Array.from([...letters('RIFF'), body.length, 0, 0, 0, ...body])
}

const jpg = (...bytes: number[]) => Uint8Array.from([0xff, 0xd8, ...bytes])
/** A segment with an embedded thumbnail that has its own end marker. */
const head = [0xff, 0xe1, 0, 6, 0xff, 0xd9, 1, 1]
const pixels = [0xff, 0xda, 0, 3, 9, 1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]
const end = [0xff, 0xd9]
/** Segments whose data looks like an end marker. */
const tables = [0xc0, 0xcf, 0xd8, 0xfe].map((name) => [0xff, name, 0, 4, ...end])

const box = (name: string, size: number) => [...number(size), ...letters(name)]

test('a PNG is whole with its last chunk, whatever stands behind it', () => {
  const whole = png(['IHDR', 'IDAT', 'IEND'])
  expect(isWhole('png', whole)).toBe(true)
  expect(
    isWhole('png', Uint8Array.from([...whole, ...Array.from({ length: 40 }, () => 9)])),
  ).toBe(true)
  expect(isWhole('png', whole.subarray(0, -1))).toBe(false)
  expect(isWhole('png', png(['IHDR', 'IDAT']))).toBe(false)
  expect(isWhole('png', whole.subarray(0, 8))).toBe(false)
})

test('a part of a larger piece of memory is read from its own beginning', () => {
  const whole = png(['IHDR', 'IEND'])
  const inside = Uint8Array.from([1, 2, 3, ...whole]).subarray(3)
  expect(isWhole('png', inside)).toBe(true)
})

test('a JPEG is whole with its end, not with that of the small picture in its head', () => {
  expect(isWhole('jpg', jpg(...head, ...pixels, ...end))).toBe(true)
  expect(isWhole('jpg', jpg(...head, ...pixels, ...end, 1, 2, 3))).toBe(true)
  expect(isWhole('jpg', jpg(0xff, ...head, ...pixels, ...end))).toBe(true)
  expect(isWhole('jpg', jpg(...head, ...pixels))).toBe(false)
  for (const table of tables) expect(isWhole('jpg', jpg(...table, ...pixels))).toBe(false)
  expect(isWhole('jpg', jpg(0xff, 0xd0, ...end))).toBe(true)
  expect(isWhole('jpg', jpg(0xff, 0xd7, ...end))).toBe(true)
  expect(isWhole('jpg', jpg(...head, ...pixels, 0xff))).toBe(false)
  expect(isWhole('jpg', jpg(...head, 0xff, 0xda))).toBe(false)
  expect(isWhole('jpg', jpg(0xff, 0xe1, 0, 90, 1))).toBe(false)
})

test('an AVIF is whole where its boxes end with the file', () => {
  const boxes = [...box('ftyp', 12), 1, 2, 3, 4, ...box('mdat', 8)]
  expect(isWhole('avif', Uint8Array.from(boxes))).toBe(true)
  expect(isWhole('avif', Uint8Array.from(boxes.slice(0, -1)))).toBe(false)
  expect(isWhole('avif', Uint8Array.from([...box('ftyp', 30), 1, 2, 3, 4]))).toBe(false)
  expect(
    isWhole('avif', Uint8Array.from([...box('ftyp', 8), ...box('mdat', 0), 5])),
  ).toBe(true)
})

test('a WebP is whole with as many bytes as it says, another format always', () => {
  const whole = webp('VP8 ', 0)
  expect(isWhole('webp', whole)).toBe(true)
  expect(isWhole('webp', whole.subarray(0, -1))).toBe(false)
  expect(isWhole('gif', new Uint8Array(3))).toBe(true)
})

test('moving pictures are known by their mark', () => {
  expect(isAnimated('png', png(['IHDR', 'acTL', 'IEND']))).toBe(true)
  expect(isAnimated('png', png(['IHDR', 'IDAT', 'IEND']))).toBe(false)
  expect(isAnimated('webp', webp('VP8X', 2))).toBe(true)
  expect(isAnimated('webp', webp('VP8X', 0x10))).toBe(false)
  expect(isAnimated('webp', webp('VP8 ', 2))).toBe(false)
  expect(isAnimated('jpg', webp('VP8X', 2))).toBe(false)
})

test('a picture that can be seen through is known by its mark', () => {
  expect(isOpaque('png', png(['IHDR', 'IEND']))).toBe(true)
  expect(isOpaque('png', png(['IHDR', 'IEND'], 6))).toBe(false)
  expect(isOpaque('png', png(['IHDR', 'IEND'], 4))).toBe(false)
  expect(isOpaque('png', png(['IHDR', 'tRNS', 'IEND'], 3))).toBe(false)
  expect(isOpaque('webp', webp('VP8X', 0x10))).toBe(false)
  expect(isOpaque('webp', webp('VP8X', 2))).toBe(true)
  expect(isOpaque('webp', webp('VP8L', 0x10))).toBe(false)
  expect(isOpaque('webp', webp('VP8L', 0))).toBe(true)
  expect(isOpaque('webp', webp('VP8 ', 0x10))).toBe(true)
  expect(isOpaque('jpg', webp('VP8X', 0x10))).toBe(true)
})

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { rasterize } from '../../pictures/rasterize.ts'
import { framedLogo } from './logo.ts'

/** Some programs write a position, which has no effect in a file. */
const drawn = (viewBox: string, path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" x="9" y="9" viewBox="${viewBox}"><path d="${path}"/></svg>`

/** Three bars, as wide as a word. */
const bars = (x: number, y: number, height: number) =>
  [0, 2, 4]
    .map((row) => `M${x} ${y + row * height}h${x * 10}v${height}h-${x * 10}z`)
    .join('')

/** Share of ink in a picture, where it begins from the left, and the picture's width for a height of 1. */
async function looksOf(picture: Uint8Array) {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const inked = [...data.keys()].filter((at) => (data[at] ?? 0) > 127)
  const left = Math.min(...inked.map((at) => at % info.width))
  const round = (value: number) => Math.round(100 * value) / 100
  return {
    ink: round(inked.length / data.length),
    left: round(left / info.width),
    ratio: round(info.width / info.height),
  }
}

test.each([
  ['an ordinary logo takes the usual share', '0 0 250 100', bars(20, 30, 7), 0.13],
  ['a thin logo is as wide as its place', '0 0 250 100', 'M20 45h200v7H20z', 0.09],
  ['a heavy logo has its minimum size', '0 0 250 100', 'M20 20h200v60H20z', 0.37],
])('%s and starts at the left edge of its cell', async (_, viewBox, path, ink) => {
  const drawing = drawn(viewBox, path)
  const same = { ink, left: 0, ratio: 2.5 }
  const framed = await framedLogo(Buffer.from(drawing), { isDrawing: true })
  expect(await looksOf(await rasterize(framed.toString(), 500))).toEqual(same)
  const pixels = await framedLogo(await rasterize(drawing, 800), { isDrawing: false })
  expect(await looksOf(pixels)).toEqual(same)
})

test('a logo on a plate fills its picture, however much ink it has', async () => {
  const drawing = drawn('0 0 250 100', 'M100 20h100v50H100z')
  const kind = { isDrawing: true, isOnPlate: true }
  const framed = await framedLogo(Buffer.from(drawing), kind)
  expect(await looksOf(await rasterize(framed.toString(), 200))).toEqual({
    ink: 1,
    left: 0,
    ratio: 2,
  })
  const photo = await rasterize(drawing, 400)
  const pixels = await framedLogo(photo, { ...kind, isDrawing: false })
  expect(await looksOf(pixels)).toEqual({ ink: 1, left: 0, ratio: 2 })
})

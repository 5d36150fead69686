import sharp from 'sharp'
import { expect, test } from 'vitest'

import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { dataAddress } from '../../pictures/mark.ts'
import { makeShareImage, maxShareBytes } from './shareImage.ts'

const red = dataAddress(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="red" d="M0 0h9v9H0z"/></svg>',
)
const parts = { content: sampleContent, mark: undefined, picture: red }

/** JPEG shifts colors a little: only a large difference counts. */
const far = (one = 0, other = 0) => Math.abs(one - other) > 12

/** Counts the pixels in a strip beside the picture that differ from the background. */
async function inkIn(png: Uint8Array, left: number, width: number): Promise<number> {
  const stripe = sharp(png).extract({ left, top: 0, width, height: 630 })
  const { data } = await stripe.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [red, green, blue] = data
  let ink = 0
  for (let at = 0; at < data.length; at += 3)
    if (far(data[at], red) || far(data[at + 1], green) || far(data[at + 2], blue))
      ink += 1
  return ink
}

test('text of any length keeps its distance from the edges', async () => {
  const headline =
    'Desenvolvimento sustentável de infraestruturas hidroviárias interestaduais'
  const picture = await makeShareImage({ ...parts, headline })
  expect(await inkIn(picture, 0, 60)).toBe(0)
  expect(await inkIn(picture, 64, 512)).toBeGreaterThan(10_000)
  expect(await inkIn(picture, 580, 55)).toBe(0)
})

test('with any photo, the picture is small enough for WhatsApp', async () => {
  const noise = await sharp({
    create: {
      width: 560,
      height: 630,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
  const src = `data:image/png;base64,${noise.toString('base64')}`
  const share = await makeShareImage({
    ...parts,
    headline: 'Água limpa',
    picture: src,
  })
  expect(share.length).toBeLessThan(maxShareBytes)
  expect(await inkIn(share, 64, 500)).toBeGreaterThan(1000)
})

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { makeSharePicture, maxShareBytes } from './sharePicture.ts'

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

test('with any photo, the picture is small enough for WhatsApp, and a long text keeps its distance from the edges', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const background = '#808080'
  const photo = await sharp({
    create: { width: 560, height: 630, channels: 3, background, noise },
  })
    .png()
    .toBuffer()
  const picture = await makeSharePicture({
    content: sampleContent,
    mark: undefined,
    picture: `data:image/png;base64,${photo.toString('base64')}`,
    headline:
      'Desenvolvimento sustentável de infraestruturas hidroviárias interestaduais',
  })
  expect(picture.length).toBeLessThan(maxShareBytes)
  expect(await inkIn(picture, 0, 60)).toBe(0)
  expect(await inkIn(picture, 64, 512)).toBeGreaterThan(10_000)
  expect(await inkIn(picture, 580, 55)).toBe(0)
})

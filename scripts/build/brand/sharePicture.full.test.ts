import sharp from 'sharp'
import { expect, test } from 'vitest'

import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { createSharePicture, maxShareBytes } from './sharePicture.ts'

/** How much the colors vary at the edge of the picture. JPEG varies them a little even if nothing is drawn there. */
async function inkIn(jpeg: Uint8Array, left: number, width: number): Promise<number> {
  const strip = await sharp(jpeg).extract({ left, top: 0, width, height: 630 }).toBuffer()
  const { channels } = await sharp(strip).stats()
  return Math.max(...channels.map(({ stdev }) => stdev))
}

test('with any photo, the picture is small enough for WhatsApp, and a long text keeps its distance from the edges', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const background = '#808080'
  const photo = await sharp({
    create: { width: 560, height: 630, channels: 3, background, noise },
  })
    .png()
    .toBuffer()
  const picture = await createSharePicture({
    content: sampleContent,
    mark: undefined,
    picture: `data:image/png;base64,${photo.toString('base64')}`,
    headline:
      'Desenvolvimento sustentável de infraestruturas hidroviárias interestaduais',
  })
  expect(picture.length).toBeLessThan(maxShareBytes)
  expect(await inkIn(picture, 0, 60)).toBeLessThan(3)
  expect(await inkIn(picture, 64, 512)).toBeGreaterThan(10)
  expect(await inkIn(picture, 580, 55)).toBeLessThan(3)
})

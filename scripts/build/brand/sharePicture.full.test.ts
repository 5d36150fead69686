import sharp from 'sharp'
import { expect, test } from 'vitest'

import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { dataAddress } from '../../pictures/mark.ts'
import { makeSharePicture, maxShareBytes } from './sharePicture.ts'

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
  const picture = await makeSharePicture({
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

test('the picture shows the company’s name, unless its mark contains it', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
  const parts = { mark: { svg, ratio: 1 }, headline: 'A', picture: dataAddress(svg) }
  const pictureOf = (name: string, nameInMark: boolean) => {
    const company = { ...sampleContent.company, name, nameInMark }
    return makeSharePicture({ ...parts, content: { ...sampleContent, company } })
  }
  expect(await pictureOf('A', true)).toEqual(await pictureOf('B', true))
  expect(await pictureOf('A', false)).not.toEqual(await pictureOf('B', false))
})

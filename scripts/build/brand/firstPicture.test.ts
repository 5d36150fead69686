import { join } from 'node:path'

import { imageSize } from 'image-size'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { nodeAt } from '../../../schema/read/modelTree.ts'
import { copyOfSample, sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts'
import { dataAddress } from '../../pictures/mark.ts'
import { firstPicture } from './firstPicture.ts'
import { createSharePicture } from './sharePicture.ts'

// Resvg crashes if a semitransparent shape is outside the picture.
test('a share picture can be created for every motif', async () => {
  const { enum: motifs = [] } = nodeAt(sampleContent, ['site', 'motif']) ?? {}
  expect(motifs.length).toBeGreaterThan(5)
  for (const motif of motifs) {
    const content = copyOfSample()
    Object.assign(content.site, { motif })
    const picture = await firstPicture(content, '')
    const shareParts = { content, mark: undefined, picture, headline: 'Água' }
    expect(imageSize(await createSharePicture(shareParts))).toMatchObject({
      width: 1200,
      height: 630,
    })
  }
})

/** The first picture for these settings of the hero, with a file in public. */
function pictureOf(settings: object, bytes: string | Uint8Array = '') {
  const folder = temporaryFolder({ 'public/a.svg': bytes, 'public/a.jpg': bytes })
  const content = copyOfSample()
  const hero = content.sections.find(({ type }) => type === 'hero')
  Object.assign(hero ?? {}, settings)
  return firstPicture(content, join(folder, 'content/site.json'))
}

test('a photo that a phone saved rotated is upright in the share picture', async () => {
  const raw = { width: 2, height: 1, channels: 3 } as const
  const photo = sharp(Uint8Array.of(255, 255, 255, 0, 0, 0), { raw }).jpeg()
  const bytes = await photo.withMetadata({ orientation: 6 }).toBuffer()
  const picture = await pictureOf({ picture: { file: '/a.jpg', alt: 'a' } }, bytes)
  const decoded = sharp(Buffer.from(picture.split(',')[1] ?? '', 'base64'))
  const pixels = await decoded.raw().toBuffer()
  expect(pixels).toHaveLength(560 * 630 * 3)
  expect(pixels[559 * 3]).toBeGreaterThan(200)
})

test('the first picture is the owner’s drawing, or only the sky if drawings are turned off', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
  const drawing = await pictureOf({ picture: { file: '/a.svg', alt: 'a' } }, svg)
  expect(drawing).toBe(dataAddress(svg))
  const sky = decodeURIComponent(await pictureOf({ drawing: false }))
  expect(sky).toMatch(
    /#sky\)".*<g transform="translate\(-96 374\)scale\(4\)"><style>[^<]*<\/style><\/g>/,
  )
})

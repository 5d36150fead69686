import { join } from 'node:path'

import { imageSize } from 'image-size'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { nodeAt } from '../../../schema/read/modelTree.ts'
import { copyOfSample, sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts'
import { firstPicture } from './firstPicture.ts'
import { createSharePicture } from './sharePicture.ts'

// Resvg crashes if a semitransparent shape is outside the picture.
test('every motif can be drawn as a picture', async () => {
  const { enum: motifs = [] } = nodeAt(sampleContent, ['site', 'motif']) ?? {}
  expect(motifs.length).toBeGreaterThan(5)
  for (const motif of motifs) {
    const content = copyOfSample()
    Object.assign(content.site, { motif })
    const picture = await firstPicture(content, '')
    const parts = { content, mark: undefined, picture, headline: 'Água' }
    expect(imageSize(await createSharePicture(parts))).toMatchObject({
      width: 1200,
      height: 630,
    })
  }
})

test('a photo that a phone saved rotated is upright', async () => {
  const raw = { width: 2, height: 1, channels: 3 } as const
  const photo = sharp(Uint8Array.of(255, 255, 255, 0, 0, 0), { raw }).jpeg()
  const bytes = await photo.withMetadata({ orientation: 6 }).toBuffer()
  const folder = temporaryFolder({ 'public/a.jpg': bytes })
  const content = copyOfSample()
  const hero = content.sections.find(({ type }) => type === 'hero')
  Object.assign(hero ?? {}, { picture: { file: '/a.jpg', alt: 'hero.title' } })
  const picture = await firstPicture(content, join(folder, 'content/site.json'))
  const shown = sharp(Buffer.from(picture.split(',')[1] ?? '', 'base64'))
  const topRight = (await shown.raw().toBuffer())[559 * 3]
  expect(topRight).toBeGreaterThan(200)
})

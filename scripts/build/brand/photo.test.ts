import sharp from 'sharp'
import { expect, test } from 'vitest'

import { encodePhoto, filesOfPhoto } from './photo.ts'

/** A photo as a phone saves it: rotated, with the orientation in its metadata. */
const photo = await sharp({
  create: { width: 600, height: 1000, channels: 3, background: '#457' },
})
  .jpeg()
  .withMetadata({ orientation: 6 })
  .toBuffer()

test('a photo is published upright, as AVIF and WebP, no wider than needed', async () => {
  const { width, height, files } = await filesOfPhoto(photo, 600)
  expect([width, height]).toEqual([1000, 600])
  expect(files.map((file) => `${file.format} ${file.width}`).join()).toBe(
    'avif 480,avif 600,webp 480,webp 600',
  )
  const [file] = files
  const encoded = file && (await sharp(await encodePhoto(photo, file)).metadata())
  expect(encoded).toMatchObject({ format: 'heif', width: 480, height: 288 })
  expect(encoded?.exif).toBeUndefined()
})

import sharp from 'sharp'
import { expect, test, vi } from 'vitest'

import { cleanPictureInBrowser } from './cleanPictureInBrowser.ts'

test('a photo loses its metadata, unless it would be sideways without it', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({}))
  const photo = (orientation: number) =>
    sharp({ create: { width: 9, height: 6, channels: 3, background: '#3a6' } })
      .jpeg()
      .withMetadata({ orientation })
      .toBuffer()
  const orientationOf = async (bytes: Uint8Array) => {
    const clean = await cleanPictureInBrowser(bytes)
    return clean.ok && (await sharp(clean.bytes).metadata()).orientation
  }
  expect(await orientationOf(await photo(1))).toBe(undefined)
  expect(await orientationOf(await photo(6))).toBe(6)
})

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { cleanPicture } from './cleanPicture.ts'

// scripts/edit/editServer.test.ts tests that the metadata is removed.
test.each([
  ['a rotated photo is upright', 'jpeg', '#457', 6, [20, 3]],
  ['a logo keeps its transparency', 'webp', '#4577', 1, [40, 4]],
  ['an opaque logo loses its alpha channel', 'png', '#457', 1, [40, 3]],
] as const)('%s', async (_, format, background, orientation, shape) => {
  const picture = sharp({ create: { width: 40, height: 20, channels: 4, background } })
  const original = await picture.toFormat(format).withMetadata({ orientation }).toBuffer()
  const metadata = await sharp(await cleanPicture(original)).metadata()
  expect([metadata.format, metadata.orientation ?? 1]).toEqual([format, 1])
  expect([metadata.width, metadata.channels]).toEqual(shape)
  await expect(cleanPicture(original.subarray(0, -99))).rejects.toThrow()
})

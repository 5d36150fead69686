import sharp from 'sharp'
import { expect, test, vi } from 'vitest'

import { paletteOf } from '../../../schema/colors/palette.ts'
import type { Brand } from './brand.ts'
import { makeShareImage, maxShareBytes } from './shareImage.ts'

vi.setConfig({ testTimeout: 60_000 })

const brand: Brand = {
  name: 'Água Clara',
  mark: undefined,
  nameInMark: false,
  palette: paletteOf({ accent: '#0a7d5a' }),
}
test('whatever the photo is, the picture is small enough for WhatsApp', async () => {
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
    brand,
    host: 'www.example.com',
    headline: 'Água limpa',
    picture: { src, place: 'right' },
  })
  expect(share.length).toBeLessThan(maxShareBytes)
})

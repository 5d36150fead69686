import sharp, { type Sharp } from 'sharp'
import { expect, test, vi } from 'vitest'

import { cleanPictureInBrowser } from '../storage/github/cleanPictureInBrowser.ts'
import { fittingPhoto } from './fittingPhoto.ts'

const photo = (width: number, height: number, background = '#3a6') =>
  sharp({ create: { width, height, channels: 4, background } })
const rotated = photo(9, 6).jpeg().withMetadata({ orientation: 6 })
const heavy = Buffer.concat([
  await photo(9, 6).jpeg().toBuffer(),
  Buffer.alloc(1_000_000),
])

/** Stubs the canvas: it writes its type and size instead of a photo, with pixels of this opacity. */
function stubCanvas(opacity: number) {
  vi.stubGlobal('createImageBitmap', async (blob: Blob) =>
    sharp(await blob.arrayBuffer()).metadata(),
  )
  vi.stubGlobal('OffscreenCanvas', function (width: number, height: number) {
    const getImageData = () => ({ data: [0, 0, 0, opacity] })
    const convertToBlob = async ({ type }: { type: string }) =>
      new Blob([`${type}${width}x${height}`])
    const getContext = () => ({ drawImage: () => {}, getImageData })
    return { width, height, getContext, convertToBlob }
  })
}

test.each<
  [what: string, file: Sharp | Buffer, fitting: string | undefined, opacity?: number]
>([
  ['a small photo', photo(9, 6).jpeg(), 'unchanged'],
  ['a rotated photo', rotated, 'image/jpeg9x6'],
  ['a wide picture', photo(4800, 2).png(), 'image/jpeg2400x1'],
  ['a wide, transparent picture', photo(4800, 2).png(), 'image/webp2400x1', 254],
  ['a photo of a type with other metadata', photo(9, 6).avif(), 'image/jpeg9x6'],
  ['a heavy photo', heavy, 'image/jpeg9x6'],
  ['a damaged photo', Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), undefined],
  ['another file', Buffer.from('words'), 'unchanged'],
])('%s fits the page', async (_, file, fitting, opacity = 255) => {
  stubCanvas(opacity)
  const bytes = new Uint8Array(Buffer.isBuffer(file) ? file : await file.toBuffer())
  const result = await fittingPhoto(bytes)
  const text = result === bytes ? 'unchanged' : result && new TextDecoder().decode(result)
  expect(text).toBe(fitting)
})

test('a photo loses its metadata, unless it would be sideways without it', async () => {
  stubCanvas(255)
  const orientationOf = async (file: Sharp) => {
    const clean = await cleanPictureInBrowser(new Uint8Array(await file.toBuffer()))
    return clean.ok && (await sharp(clean.bytes).metadata()).orientation
  }
  const upright = photo(9, 6).jpeg().withMetadata({ orientation: 1 })
  expect(await orientationOf(upright)).toBe(undefined)
  expect(await orientationOf(rotated)).toBe(6)
})

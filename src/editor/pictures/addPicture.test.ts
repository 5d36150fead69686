import { resolveObjectURL } from 'node:buffer'

import sharp, { type Sharp } from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'

import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from '../../../tests/support/mockEditor.ts'
import { maxPictureBytes } from '../../editorApi/storage.ts'
import { removePart } from '../contentActions/actions.ts'
import { cleanPictureInBrowser } from '../storage/github/cleanPictureInBrowser.ts'
import type { ContentStorage } from '../storage/storage.ts'
import { addPicture } from './addPicture.ts'
import { canBeCleared, clearBackground, lightVersion, withPlate } from './editLogo.ts'
import { createPictures, loadedPicture } from './pictures.ts'

interface Bitmap {
  data: Uint8ClampedArray
  width: number
  height: number
}

async function decode(blob: Blob): Promise<Bitmap> {
  const picture = sharp(Buffer.from(await blob.arrayBuffer()))
    .rotate()
    .ensureAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

/** Pictures and canvases in Node, without smooth scaling and round corners. */
function stubCanvas() {
  vi.stubGlobal('OffscreenCanvas', function (width: number, height: number) {
    const data = new Uint8ClampedArray(4 * width * height)
    function drawImage(
      image: Bitmap,
      left = 0,
      top = 0,
      targetWidth = image.width,
      targetHeight = image.height,
    ) {
      for (let pixel = 0; pixel < targetWidth * targetHeight; pixel += 1) {
        const [x, y] = [pixel % targetWidth, Math.floor(pixel / targetWidth)]
        const row = Math.floor((y * image.height) / targetHeight)
        const from = 4 * (row * image.width + Math.floor((x * image.width) / targetWidth))
        data.set(image.data.subarray(from, from + 4), 4 * ((y + top) * width + x + left))
      }
    }
    const putImageData = (pixels: Bitmap) => data.set(pixels.data)
    const getImageData = () => ({ data, width, height })
    const fill = () => data.fill(255)
    const context = { drawImage, getImageData, putImageData, roundRect() {}, fill }
    async function convertToBlob({ type }: { type: string }) {
      const format = type.slice('image/'.length) as 'png' | 'jpeg' | 'webp'
      const picture = sharp(data, { raw: { width, height, channels: 4 } })
      return new Blob([await picture.toFormat(format).toBuffer()])
    }
    return { width, height, getContext: () => context, convertToBlob }
  })
  vi.stubGlobal(
    'ImageData',
    function (data: Bitmap['data'], width: number, height: number) {
      return { data, width, height }
    },
  )
  vi.stubGlobal('createImageBitmap', async (from: Blob | Bitmap) =>
    from instanceof Blob ? decode(from) : from,
  )
  vi.stubGlobal('Image', function () {
    const image = {
      src: '',
      decode: async () =>
        Object.assign(image, await decode(resolveObjectURL(image.src) as Blob)),
    }
    return image
  })
}

beforeEach(stubCanvas)

const solid = (width: number, height: number, background = '#33aa66') =>
  sharp({ create: { width, height, channels: 4, background } })
const framed = (size: number, background: string) =>
  solid(40, 20).extend({ top: size, bottom: size, left: size, right: size, background })
function noisy(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
}
const drawing = (inside = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inside}<path d="M0 0h40v20H0z"/></svg>`,
  )
const heavyPhoto = Buffer.concat([
  await solid(9, 6).jpeg().toBuffer(),
  Buffer.alloc(1_000_000),
])
const rotatedPhoto = solid(9, 6).jpeg().withMetadata({ orientation: 6 })
const pathsByRole = {
  photo: ['sections', 3, 'person', 'picture'],
  logo: ['clients', 0, 'logo'],
  mark: ['company', 'mark'],
}

const files: [name: string, file: Sharp | Buffer, role: keyof typeof pathsByRole][] = [
  ['small.jpg', solid(9, 6).jpeg(), 'photo'],
  ['rotated.jpg', rotatedPhoto, 'photo'],
  ['wide.jpg', noisy(4800, 4).jpeg(), 'photo'],
  ['wide, transparent.png', solid(4800, 2, '#33aa6680').png(), 'photo'],
  ['other metadata.avif', solid(9, 6).avif(), 'photo'],
  ['heavy.jpg', heavyPhoto, 'photo'],
  ['damaged.png', Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), 'photo'],
  ['phone.heic', Buffer.from('\0\0\0\x18ftypheic'), 'logo'],
  ['words.txt', Buffer.from('words'), 'photo'],
  ['empty.jpg', Buffer.alloc(0), 'photo'],
  ['huge.jpg', Buffer.alloc(maxPictureBytes + 1), 'photo'],
  ['fitting.png', solid(40, 20).png(), 'logo'],
  ['fitting.svg', drawing(), 'logo'],
  ['script.svg', drawing('<script/>'), 'logo'],
  ['big.svg', drawing(`<!--${'x'.repeat(200_000)}-->`), 'mark'],
  ['transparent margins.png', framed(9, '#0000').png(), 'mark'],
  ['light margins.jpg', framed(99, '#fff').jpeg(), 'logo'],
  ['noise.png', noisy(500, 500).png(), 'logo'],
  ['of a removed client.png', solid(40, 20).png(), 'logo'],
]

test('chosen pictures are converted to files that the page can use, or are rejected with a reason', async () => {
  const lines: string[] = []
  for (const [name, file, role] of files) {
    const site = loadedSite(sampleContent, ['/logos/fitting.svg'])
    site.changeSnapshot([], (now) => ({
      ...now,
      files: { '/people/small.jpg': 'other' },
    }))
    const path: Path = pathsByRole[role]
    const chosen = new Uint8Array(Buffer.isBuffer(file) ? file : await file.toBuffer())
    let format = ''
    const keepPicture: ContentStorage['keepPicture'] = async (bytes) => {
      if (/removed/.test(name)) site.change([], (now) => removePart(now, ['clients', 0]))
      const clean = await cleanPictureInBrowser(bytes)
      if (!clean.ok) return clean
      const { format: type, width, height } = await sharp(Buffer.from(bytes)).metadata()
      format = `${type} ${width}x${height}${bytes.length === chosen.length ? '' : ', changed'}`
      return { ...clean, id: 'kept' }
    }
    const pictures = { add: () => {} }
    const editor = mockEditor({ site, pictures, storage: { keepPicture } })
    const why = await addPicture(editor, path, new File([chosen], name))
    const { content, files: changedFiles } = site.get().history.now
    const value = why?.en ?? String(lookUp(content, path))
    const facts = [
      name,
      value,
      ...Object.keys(changedFiles),
      format,
      editor.announcement.get(),
    ]
    lines.push(facts.filter(Boolean).join(' | '))
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/added.txt')
})

/** The size of a picture, and the colors in its corner and in the middle. */
async function appearanceOf(blob: Blob | undefined) {
  if (!blob) return undefined
  const { data, width, height } = await decode(blob)
  const middle = 4 * (width * (height / 2) + width / 2)
  const colors = [data.subarray(-4), data.subarray(middle, middle + 4)]
  return `${width}x${height} ${colors.join(' ')}`
}

test.each([
  [
    'white',
    framed(20, '#fff'),
    true,
    [
      '40x20 51,170,102,255 51,170,102,255',
      '80x60 255,255,255,255 51,170,102,255',
      '100x80 255,255,255,255 51,170,102,255',
    ],
  ],
  [
    'blue',
    solid(40, 20, '#1c3d6e'),
    false,
    [
      undefined,
      '40x20 245,240,230,255 245,240,230,255',
      '46x26 255,255,255,255 28,61,110,255',
    ],
  ],
])(
  'a logo with a %s edge can be lightened and put on a plate, and only a light background is removed',
  async (_, file, isCleared, appearances) => {
    const logo = loadedPicture(new Uint8Array(await file.png().toBuffer()))
    expect(await canBeCleared(logo)).toBe(isCleared)
    const edited = [
      clearBackground(logo),
      lightVersion(logo, sampleContent),
      withPlate(logo),
    ]
    const results = edited.map(async (blob) => appearanceOf(await blob))
    expect(await Promise.all(results)).toEqual(appearances)
  },
)

test('a photo loses its metadata, unless it would be shown sideways without it', async () => {
  const orientationOf = async (file: Sharp) => {
    const clean = await cleanPictureInBrowser(new Uint8Array(await file.toBuffer()))
    return clean.ok && (await sharp(clean.bytes).metadata()).orientation
  }
  const upright = solid(9, 6).jpeg().withMetadata({ orientation: 1 })
  expect(await orientationOf(upright)).toBe(undefined)
  expect(await orientationOf(rotatedPhoto)).toBe(6)
})

test('a picture with transparent margins is loaded with its trimmed copy', async () => {
  const margins = { top: 590, bottom: 590, left: 580, right: 580, background: '#0000' }
  const bytes = new Uint8Array(await solid(40, 20).extend(margins).png().toBuffer())
  const storage: Partial<ContentStorage> = { read: () => Promise.resolve(bytes) }
  const pictures = createPictures(storage as ContentStorage)
  await pictures.load(['/a.png'])
  const place = { left: 580, top: 590, width: 40, height: 20 }
  const size = { width: 1200, height: 1200 }
  expect(pictures.get().get('/a.png')).toMatchObject({ ...size, trimmed: place })
})

import { cleanup, fireEvent, screen } from '@testing-library/react'
import sharp, { type Sharp } from 'sharp'
import { expect, test, vi } from 'vitest'

import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from '../../../tests/support/mockEditor.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import type { FieldProblem } from '../check/fieldProblems.ts'
import { addPart } from '../contentActions/actions.ts'
import { LogoOffers } from '../fields/picture/LogoOffers.tsx'
import { message } from '../messages/messages.ts'
import { createNavigation } from '../state/navigation.ts'
import { createStore } from '../state/store.ts'
import { cleanPictureInBrowser } from '../storage/github/cleanPictureInBrowser.ts'
import type { ContentStorage } from '../storage/storage.ts'
import { addPicture } from './addPicture.ts'
import { loadedPicture } from './pictures.ts'

const blobs = new Map<string, Blob>()

/** A picture or a canvas with its context, which jsdom does not have. */
class Pixels {
  src = ''
  fillStyle = ''
  width: number
  height: number
  data: Uint8ClampedArray
  constructor(width = 0, height = 0) {
    this.width = width
    this.height = height
    this.data = new Uint8ClampedArray(4 * width * height)
  }
  decode = async () => this.read(blobs.get(this.src))
  async read(blob: Blob | undefined) {
    const upright = sharp(await blob?.arrayBuffer()).rotate()
    const raw = upright.ensureAlpha().raw()
    const { data, info } = await raw.toBuffer({ resolveWithObject: true })
    return Object.assign(this, { data, width: info.width, height: info.height })
  }
  getContext = () => this
  getImageData = () => this
  roundRect() {}
  fill = () => this.data.fill(255)
  drawImage(from: Pixels, left: number, top: number, ...size: number[]) {
    const [width = from.width, height = from.height] = size
    for (let at = 0; at < width * height; at += 1) {
      const [x, y] = [at % width, Math.floor(at / width)]
      const row = Math.floor((y * from.height) / height) * from.width
      const start = 4 * (row + Math.floor((x * from.width) / width))
      const pixel = from.data.subarray(start, start + 4)
      this.data.set(pixel, 4 * ((top + y) * this.width + left + x))
    }
  }
  putImageData(...[from, left, top]: [Pixels, number, number]) {
    this.drawImage(from, left, top)
  }
  async convertToBlob({ type }: { type: string }) {
    const { width, height } = this
    const image = sharp(this.data, { raw: { width, height, channels: 4 } })
    return new Blob([await image.toFormat(type.slice(6) as 'png').toBuffer()], { type })
  }
}

const blue = '#306090'
const image = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })
const ink = { width: 20, height: 10, channels: 4, background: '#222' } as const
const logoOn = (background: string) =>
  image(60, 30, background).composite([{ input: { create: ink } }])
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"/>'

const photos: Record<string, Buffer | Sharp> = {
  'small.jpg': image(60, 30, blue).jpeg().withMetadata({ orientation: 1 }),
  'upright.jpg': image(60, 30, blue).jpeg().withMetadata({ orientation: 6 }),
  'wide.png': image(4000, 20, blue).png(),
  'wide and transparent.png': image(4000, 20, '#3060907f').png(),
  'modern.avif': image(60, 30, blue).avif(),
  'iphone.heic': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heic'),
  'damaged.png': Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
  'empty.png': Buffer.from(''),
  'words.txt': Buffer.from('words'),
  'huge.png': Buffer.alloc(20_000_001),
}
const logos: typeof photos = {
  'logo.png': image(20, 10, '#222').png(),
  'margins.png': logoOn('#0000').png(),
  'photo.jpg': logoOn('#fff').jpeg(),
  'drawing.svg': Buffer.from(svg),
}

test('chosen pictures fit their places, and a logo that is hard to see can be fixed', async () => {
  vi.stubGlobal('Image', Pixels)
  vi.stubGlobal('OffscreenCanvas', Pixels)
  vi.stubGlobal('ImageData', function (...[data, width, height]: unknown[]) {
    return { data, width, height }
  })
  vi.stubGlobal('createImageBitmap', async (from: Blob | Pixels) =>
    from instanceof Blob ? new Pixels().read(from) : from,
  )
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.set(`blob:${blobs.size}`, blob as Blob)
    return `blob:${blobs.size - 1}`
  })
  const site = loadedSite(addPart(sampleContent, ['sections', 0, 'picture']))
  const announcement = createStore('')
  const navigation = createNavigation(site)
  let kept: Uint8Array | undefined
  const storage: Partial<ContentStorage> = {
    async keepPicture(chosen) {
      const clean = await cleanPictureInBrowser(chosen)
      if (!clean.ok) return clean
      kept = clean.bytes
      return { ok: true, id: 'kept', bytes: clean.bytes }
    },
  }
  const pictures = { ...createStore(new Map()), load: async () => {}, add: () => {} }
  const mark = ['company', 'mark']
  const clientLogo = ['clients', 0, 'logo']
  const problems: Partial<FieldProblem>[] = [
    { code: 'mark-faint', field: mark },
    { code: 'logo-opaque', field: clientLogo },
  ]
  const checks = createStore({
    snapshot: undefined,
    problems: problems as FieldProblem[],
  })
  const parts = { site, announcement, pictures, storage, navigation, checks }
  const lines: string[] = []
  /** Adds what the storage was given, with the color of its center, and what the editor shows. */
  async function note(what: string, path: Path, why = '') {
    const shown = kept && sharp(Buffer.from(kept))
    const { format, orientation, width = 0, height = 0 } = (await shown?.metadata()) ?? {}
    const pixels = await shown?.ensureAlpha().raw().toBuffer()
    const center = 4 * (Math.floor(height / 2) * width + Math.floor(width / 2))
    const color = [...(pixels?.subarray(center, center + 4) ?? [])]
    // Compression changes colors a little.
    const rounded = color.map((value) => 5 * Math.round(value / 5)).join(' ')
    const file = kept && lookUp(site.get().history.now.content, path)
    const facts = [
      what,
      why,
      format,
      kept && `${width} × ${height}`,
      rounded,
      orientation,
    ]
    lines.push([...facts, file, announcement.get()].filter(Boolean).join(' | '))
    kept = undefined
    announcement.set('')
  }
  const bytesOf = async (file: Buffer | Sharp = logoOn('#fff').png()) =>
    new Uint8Array(Buffer.isBuffer(file) ? file : await file.toBuffer())
  for (const [name, file] of Object.entries({ ...photos, ...logos })) {
    const path = name in logos ? clientLogo : ['sections', 0, 'picture', 'file']
    const chosen = new File([await bytesOf(file)], name)
    await note(name, path, (await addPicture(mockEditor(parts), path, chosen))?.en)
  }
  const props = { picture: loadedPicture(await bytesOf()), onRejected: vi.fn() }
  for (const path of [mark, clientLogo]) {
    renderInEditor(parts, <LogoOffers path={path} {...props} />)
    await screen.findByText(message('button.clearBackground').en)
    for (const button of screen.getAllByRole('button')) {
      navigation.change({ focusRequest: undefined })
      fireEvent.click(button)
      await vi.waitFor(() => expect(navigation.get().focusRequest).toBeDefined())
      const opened = navigation.get().focusRequest?.path.join('.')
      await note(`${button.textContent} → ${opened}`, path)
    }
    cleanup()
  }
  expect(site.get().history.now.content.clients?.[0]?.plate).toBe(true)
  // Without its metadata, it would be sideways.
  kept = await bytesOf(photos['upright.jpg'])
  expect(await cleanPictureInBrowser(kept)).toEqual({ ok: true, bytes: kept })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/chosen.txt')
})

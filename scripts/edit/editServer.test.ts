import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  lstatSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { editServer } from '../../tests/unit/editServer.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>'

/** With the content already loaded. */
async function opened() {
  const server = await editServer()
  const result = await server.storage.load()
  if (!result.ok) throw new Error(`Failed to load: ${result.because}`)
  return { ...server, ...result.loaded }
}

test('a text is changed in one line of the file; permissions and a symbolic link stay', async () => {
  const { storage, contentFile, text, revision } = await opened()
  const real = `${contentFile}.real`
  renameSync(contentFile, real)
  symlinkSync(real, contentFile)
  chmodSync(real, 0o640)
  const changed = text.replace('"Clients"', '"Customers"')
  const saved = await storage.save({ text: changed, files: {} }, revision)
  expect(saved).toMatchObject({ ok: true, loaded: { text: changed } })
  expect(readFileSync(real, 'utf8')).toBe(changed)
  expect(statSync(real).mode & 0o777).toBe(0o640)
  expect(lstatSync(contentFile).isSymbolicLink()).toBe(true)
})

test('of two editors that save at once one gets what the other wrote', async () => {
  const { storage, contentFile, text, revision } = await opened()
  const save = (name: string) =>
    storage.save({ text: text.replace('"Clients"', `"${name}"`), files: {} }, revision)
  const results = await Promise.all([save('Ours'), save('Theirs')])
  const written = readFileSync(contentFile, 'utf8')
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(results.find(({ ok }) => !ok)).toMatchObject({
    because: 'changed',
    loaded: { text: written },
  })
})

test('a content with mistakes is not written, and they are reported', async () => {
  const { storage, contentFile, text, revision } = await opened()
  const save = (changed: string) => storage.save({ text: changed, files: {} }, revision)
  const noLogo = text.replace('/logos/aroeva.svg', '/logos/gone.svg')
  expect(await save(noLogo)).toMatchObject({
    because: 'invalid',
    problems: [{ code: 'file-missing' }],
  })
  expect(await save(text.slice(1))).toMatchObject({ because: 'invalid' })
  expect(readFileSync(contentFile, 'utf8')).toBe(text)
})

test('a picture is stored with the content that names it, and one that goes is deleted', async () => {
  const { storage, project, text, revision } = await opened()
  const kept = await storage.keepPicture(Buffer.from(svg))
  const id = kept.ok ? kept.id : ''
  const saved = await storage.save(
    {
      text: text.replace('/logos/aroeva.svg', '/logos/new.svg'),
      files: { '/logos/new.svg': id, '/logos/aroeva.svg': null },
    },
    revision,
  )
  const files = saved.ok ? saved.loaded.files : []
  expect(files).toContain('/logos/new.svg')
  expect(files).not.toContain('/logos/aroeva.svg')
  expect(readFileSync(join(project, 'public/logos/new.svg'), 'utf8')).toBe(svg)
})

test('a photo goes without its camera’s notes, the right way up', async () => {
  const { storage } = await opened()
  const photo = await sharp({
    create: { width: 40, height: 20, channels: 3, background: 'red' },
  })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude: '15/1 47/1 0/1' } })
    .jpeg()
    .toBuffer()
  const kept = await storage.keepPicture(photo)
  const { width, height, exif } = await sharp(kept.ok ? kept.bytes : photo).metadata()
  expect({ width, height, exif }).toEqual({ width: 20, height: 40, exif: undefined })
  expect((await sharp(photo).metadata()).exif).toBeDefined()
})

test('transparency that lets nothing through goes from a picture', async () => {
  const { storage } = await opened()
  const sheet = { width: 40, height: 20, channels: 4 } as const
  const hasAlpha = async (background: string) => {
    const bytes = await sharp({ create: { ...sheet, background } })
      .png()
      .toBuffer()
    const kept = await storage.keepPicture(bytes)
    return kept.ok && (await sharp(kept.bytes).metadata()).hasAlpha
  }
  expect(await hasAlpha('#ffffffff')).toBe(false)
  expect(await hasAlpha('#ffffff00')).toBe(true)
})

test.each([
  ['unsafe', svg.replace('<path', '<script>alert(1)</script><path')],
  ['kind', 'GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;'],
  ['kind', 'no picture'],
  ['damaged', svg.replace('</svg>', '')],
])('what is %s is not taken as a picture', async (because, bytes) => {
  const { storage } = await opened()
  const kept = await storage.keepPicture(Buffer.from(bytes))
  expect(kept).toMatchObject({ ok: false, because })
})

const draft = { id: randomUUID(), text: '{}', files: {}, base: '{ }', at: 1 }

test('each sitting has a draft, which outlives the page and goes when it is discarded', async () => {
  const { drafts } = (await opened()).storage
  const other = { ...draft, id: randomUUID() }
  expect(await drafts.load()).toEqual([])
  for (const each of [{ ...draft, text: '' }, draft, other])
    expect(await drafts.save(each)).toBe(true)
  expect(await drafts.load()).toEqual(expect.arrayContaining([draft, other]))
  await drafts.discard(draft.id)
  expect(await drafts.load()).toEqual([other])
})

test('a file that was changed by another program has another revision', async () => {
  const { storage, contentFile, revision } = await opened()
  writeFileSync(contentFile, '{}')
  expect(await storage.load()).not.toMatchObject({ loaded: { revision } })
})

test('the page is informed that its server is gone', async () => {
  const { storage, close } = await opened()
  await close()
  expect(await storage.load()).toEqual({ ok: false, because: 'unreachable' })
  expect(await storage.save({ text: '', files: {} }, '')).toMatchObject({ ok: false })
  expect(await storage.drafts.save(draft)).toBe(false)
})

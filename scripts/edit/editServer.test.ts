import {
  chmodSync,
  existsSync,
  lstatSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, test, vi } from 'vitest'

import { startLoadedServer } from '../../tests/support/editServer.ts'
import { writeFiles } from '../../tests/support/temporaryFolder.ts'
import { stateFolder } from './stateFolder.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>'

test('a save changes one text; line endings, tabs, permissions, and symbolic links are kept', async () => {
  const { storage, contentFile, text } = await startLoadedServer()
  const tabbedText = `${JSON.stringify(JSON.parse(text), null, '\t')}\n`.replaceAll(
    '\n',
    '\r\n',
  )
  const real = `${contentFile}.real`
  renameSync(contentFile, real)
  symlinkSync(real, contentFile)
  writeFileSync(contentFile, tabbedText)
  chmodSync(real, 0o640)
  const loaded = await storage.load()
  const revision = loaded.ok ? loaded.loaded.revision : ''
  const changed = text.replace('"Clients"', '"Customers"')
  const saved = await storage.save({ text: changed, files: {} }, revision)
  expect(saved.ok).toBe(true)
  expect(readFileSync(real, 'utf8')).toBe(tabbedText.replace('"Clients"', '"Customers"'))
  expect(statSync(real).mode & 0o777).toBe(0o640)
  expect(lstatSync(contentFile).isSymbolicLink()).toBe(true)
})

test('content in an old encoding is read and reported as recoded', async () => {
  const { storage, contentFile, text } = await startLoadedServer()
  writeFileSync(contentFile, text.replaceAll('©', '(c)'), 'latin1')
  const loaded = { isRecoded: true, text: expect.stringContaining('Brasília') as unknown }
  expect(await storage.load()).toMatchObject({ ok: true, loaded })
})

test('if two editors save at once, one save is rejected with the content of the other', async () => {
  const { storage, contentFile, text, revision } = await startLoadedServer()
  const save = (name: string) =>
    storage.save({ text: text.replace('"Clients"', `"${name}"`), files: {} }, revision)
  const results = await Promise.all([save('Ours'), save('Theirs')])
  const written = readFileSync(contentFile, 'utf8')
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(results.find(({ ok }) => !ok)).toMatchObject({
    reason: 'changed',
    loaded: { text: written },
  })
})

test('a picture is stored with its content, and removed when nothing uses it', async () => {
  const { storage, restart, project, text, revision } = await startLoadedServer()
  const stored = await storage.keepPicture(Buffer.from(svg))
  const { fresh } = await restart()
  const changed = text.replace('/logos/aroeva.svg', '/logos/new.svg')
  const id = stored.ok ? stored.id : ''
  const files = { '/logos/new.svg': id, '/logos/aroeva.svg': null }
  expect(await fresh.save({ text: changed, files }, revision)).toMatchObject({ ok: true })
  expect(existsSync(join(project, 'public/logos/aroeva.svg'))).toBe(false)
  expect(readFileSync(join(project, 'public/logos/new.svg'), 'utf8')).toBe(svg)
})

test.each(['png', 'jpeg', 'avif'] as const)(
  'the metadata of a %s is removed, and pixels change only in an AVIF',
  async (format) => {
    const { storage } = await startLoadedServer()
    const photo = sharp({
      create: { width: 40, height: 20, channels: 3, background: 'red' },
    }).withExif({ IFD0: { Copyright: 'SECRET' } })
    const sent = Buffer.concat([
      await photo.toFormat(format).toBuffer(),
      Buffer.from('SECRET'),
    ])
    const stored = await storage.keepPicture(sent)
    const clean = Buffer.from(stored.ok ? stored.bytes : sent)
    expect(clean.includes('SECRET')).toBe(false)
    const pixels = (picture: Buffer) => sharp(picture).raw().toBuffer()
    if (format !== 'avif') expect(await pixels(clean)).toEqual(await pixels(sent))
  },
)

test('an import copies the editor’s state of the other site, such as its publishing record', async () => {
  const { storage, folder } = await startLoadedServer()
  vi.stubEnv('XDG_STATE_HOME', join(folder, 'system'))
  const other = join(folder, 'other')
  const file = join(other, 'content/site.json')
  writeFiles(other, { 'content/site.json': '{ "of": "the other site" }' })
  writeFiles(stateFolder(file), { 'publishing.json': 'the record' })
  expect(await storage.importing?.folders()).toEqual([other])
  expect(await storage.importing?.from(other)).toEqual({
    ok: true,
    from: file,
    reported: [],
  })
  expect(readFileSync(join(folder, 'state/publishing.json'), 'utf8')).toBe('the record')
})

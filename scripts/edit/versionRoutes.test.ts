import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { editServer } from '../../tests/unit/editServer.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>'

/** A server after two saves: a title changes, and the second removes a logo. */
async function saved() {
  const server = await editServer()
  const { storage } = server
  const { versions } = storage
  const first = await storage.load()
  if (!first.ok || !versions) throw new Error('Failed to load.')
  const { text, revision } = first.loaded
  const kept = await storage.keepPicture(Buffer.from(svg))
  const one = text.replace('"Clients"', '"Customers"')
  const result = await storage.save({ text: one, files: {} }, revision)
  if (!result.ok || !kept.ok) throw new Error('Failed to save.')
  const two = one.replaceAll('/logos/aroeva.svg', '/logos/new.svg')
  const files = { '/logos/new.svg': kept.id, '/logos/aroeva.svg': null }
  const last = await storage.save({ text: two, files }, result.loaded.revision)
  if (!last.ok) throw new Error('Failed to save.')
  return { ...server, versions, texts: [two, one, text], loaded: last.loaded }
}

test('what lay there before the first save and each save are versions, and outlast the server', async () => {
  const { texts, restart } = await saved()
  const { versions } = await restart()
  const page = await versions?.list()
  expect(page?.versions.map(({ kind }) => kind)).toEqual(['saved', 'saved', 'found'])
  expect(page?.bytes).toBeGreaterThan(10_000)
  expect(page?.next).toBeUndefined()
  const ids = page?.versions.map(({ id }) => id) ?? []
  expect(page?.versions.map(({ before }) => before)).toEqual([...ids.slice(1), undefined])
  expect(await versions?.texts([...ids, 'none'])).toEqual([...texts, null])
})

test('a picture that is gone is read from its version, and comes back with a save', async () => {
  const { storage, versions, texts, loaded, project } = await saved()
  const before = readdirSync(join(project, 'public/logos'))
  const [, , first] = (await versions.list())?.versions ?? []
  const id = first?.id ?? ''
  const path = '/logos/aroeva.svg'
  const hash = (await versions.files(id))?.[path] ?? ''
  expect(await storage.read(hash)).toBeInstanceOf(Uint8Array)
  const files = await versions.keepFiles(id, [path, '/logos/none.svg', '../../secret'])
  expect(Object.keys(files ?? {})).toEqual([path])
  const back = { text: texts[1] ?? '', files: files ?? {} }
  expect(await storage.save(back, loaded.revision)).toMatchObject({ ok: true })
  expect(readdirSync(join(project, 'public/logos'))).toEqual(
    expect.arrayContaining([...before, 'aroeva.svg']),
  )
})

test('a save is done where its version cannot be kept, and says so', async () => {
  const { storage, folder } = await editServer()
  writeFileSync(join(folder, 'state/versions'), 'no folder')
  const result = await storage.load()
  if (!result.ok) throw new Error('Failed to load.')
  const { text, revision } = result.loaded
  const changes = { text: text.replace('"Clients"', '"Customers"'), files: {} }
  expect(await storage.save(changes, revision)).toMatchObject({
    ok: true,
    isVersionLost: true,
  })
})

test('more than a page of texts, and what is no name, are refused', async () => {
  const { ask, own } = await editServer()
  const asked = async (path: string, value: unknown) => {
    const headers = { ...own, 'Content-Type': 'application/json' }
    const body = JSON.stringify(value)
    return (await ask('POST', `/api/versions/${path}`, { headers, body })).status
  }
  expect(await asked('texts', { ids: Array.from({ length: 101 }, () => 'a') })).toBe(400)
  expect(await asked('texts', { ids: [1] })).toBe(400)
  expect(await asked('keep', { id: 'a' })).toBe(400)
  expect(await asked('keep', { id: 'a', paths: ['/a.svg'] })).toBe(200)
})

import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { startLoadedServer } from '../../tests/support/editServer.ts'
import { message } from '../messages/messages.ts'

const path = '/logos/aroeva.svg'

test('a deleted picture is restored from the version before the first save', async () => {
  const { storage, project, text, revision, filesRevision } = await startLoadedServer()
  const without = text.replaceAll(path, '/logos/ipezal.svg')
  const removal = await storage.save({ text: without, files: { [path]: null } }, revision)
  if (!removal.ok || !storage.versions) throw new Error('Failed to save.')
  expect(removal.loaded.filesRevision).not.toBe(filesRevision)
  const { versions } = (await storage.versions.list()) ?? {}
  expect(versions?.map(({ kind }) => kind)).toEqual(['saved', 'found'])
  const [newest, first] = versions ?? []
  const id = first?.id ?? ''
  expect((await storage.versions.list(newest?.id))?.versions).toEqual([first])
  expect(await storage.versions.texts([id, newest?.id ?? ''])).toEqual([text, without])
  const hash = (await storage.versions.files(id))?.[path] ?? ''
  expect(await storage.read(hash)).toBeInstanceOf(Uint8Array)
  await storage.save({ text, files: { [path]: hash } }, removal.loaded.revision)
  expect(existsSync(join(project, 'public', path))).toBe(true)
})

test('if the state folder cannot be written, a save succeeds with a warning, and drafts are not stored', async () => {
  const { storage, folder, text, revision } = await startLoadedServer()
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>'
  writeFileSync(join(folder, 'state'), 'no folder')
  const changes = { text: text.replace('"Clients"', '"Customers"'), files: {} }
  expect(await storage.save(changes, revision)).toMatchObject({
    ok: true,
    isVersionLost: true,
  })
  const why = message('edit.notKept')
  expect(await storage.keepPicture(Buffer.from(drawing))).toMatchObject({
    ok: false,
    why,
  })
  const draft = { id: crypto.randomUUID(), text, files: {}, base: revision, at: 1 }
  expect(await storage.drafts.save(draft)).toBe(false)
})

import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { startLoadedServer } from '../../tests/support/editServer.ts'

const path = '/logos/aroeva.svg'

test('a deleted picture is read from the version before the first save and restored by a save', async () => {
  const { storage, project, text, revision } = await startLoadedServer()
  const without = text.replaceAll(path, '/logos/ipezal.svg')
  const removal = await storage.save({ text: without, files: { [path]: null } }, revision)
  if (!removal.ok || !storage.versions) throw new Error('Failed to save.')
  const { versions } = (await storage.versions.list()) ?? {}
  expect(versions?.map(({ kind }) => kind)).toEqual(['saved', 'found'])
  const [newest, first] = versions ?? []
  const id = first?.id ?? ''
  expect((await storage.versions.list(newest?.id))?.versions).toHaveLength(1)
  const hash = (await storage.versions.files(id))?.[path] ?? ''
  expect(await storage.read(hash)).toBeInstanceOf(Uint8Array)
  await storage.save({ text, files: { [path]: hash } }, removal.loaded.revision)
  expect(existsSync(join(project, 'public', path))).toBe(true)
})

test('a save whose version cannot be stored succeeds with a warning', async () => {
  const { storage, folder, text, revision } = await startLoadedServer()
  mkdirSync(join(folder, 'state'), { recursive: true })
  writeFileSync(join(folder, 'state/versions'), 'no folder')
  const changes = { text: text.replace('"Clients"', '"Customers"'), files: {} }
  expect(await storage.save(changes, revision)).toMatchObject({
    ok: true,
    isVersionLost: true,
  })
})

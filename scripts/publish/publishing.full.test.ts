/** A site that is ready goes from its content to a folder, as the page asks for it. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'

import type { PublishingState } from '../../src/editor/publishing/protocol.ts'
import { askPublishing } from '../../tests/unit/askPublishing.ts'
import { editServer } from '../../tests/unit/editServer.ts'

const firm = resolve(import.meta.dirname, '../../tests/fixtures/firms/bakery')

async function bakery() {
  const server = await editServer()
  const { project, folder } = server
  rmSync(project, { recursive: true })
  cpSync(firm, project, { recursive: true })
  async function loaded() {
    const result = await server.storage.load()
    if (!result.ok) throw new Error('Failed to load the content.')
    return result.loaded
  }
  const sites = () => readdirSync(join(folder, 'state/publications'))
  return { ...server, ...askPublishing(server), loaded, sites }
}

test(
  'published as a folder, changed, published as a ZIP, put back; stopped while it is built nothing changes',
  { timeout: 120_000 },
  async () => {
    const { asked, until, ended, loaded, storage, sites, project, contentFile } =
      await bakery()
    await asked('PUT', '/settings', { kind: 'folder', form: 'folder' })
    const { revision, text } = await loaded()
    await asked('POST', '/publish', { revision })
    const first = await ended()
    if (first.state !== 'published') throw new Error(JSON.stringify(first))
    const { path = '', version, address } = first.publication
    expect(path).toBe(join(project, 'build', new URL(address).hostname))
    expect(readFileSync(join(path, 'version.txt'), 'utf8')).toBe(version)
    expect(existsSync(join(path, 'index.html'))).toBe(true)
    const savedAt = Math.floor(statSync(contentFile).mtimeMs)
    expect(first.publication.savedAt).toBe(savedAt)

    await asked('PUT', '/settings', { kind: 'folder', form: 'zip' })
    const saved = await storage.save(
      { text: text.replace('by moonlight', 'by starlight'), files: {} },
      revision,
    )
    if (!saved.ok) throw new Error(JSON.stringify(saved))
    expect(saved.loaded.revision).not.toBe(revision)
    await asked('POST', '/publish', { revision: saved.loaded.revision })
    await until((job) => job.state === 'running' && job.phase.name === 'building')
    await asked('POST', '/stop', {})
    expect(await ended()).toMatchObject({ state: 'stopped', phase: 'building' })
    expect(existsSync(`${path}.zip`)).toBe(false)
    expect(await asked<PublishingState>('GET', '')).toMatchObject({
      last: first.publication,
      previous: null,
    })

    await asked('POST', '/publish', { revision: saved.loaded.revision })
    const second = await ended()
    if (second.state !== 'published') throw new Error(JSON.stringify(second))
    expect(second.publication.version).not.toBe(version)
    const versionInZip = () =>
      Buffer.from(unzipSync(readFileSync(`${path}.zip`))['version.txt'] ?? '').toString()
    expect(versionInZip()).toBe(second.publication.version)
    expect(sites()).toHaveLength(2)

    await asked('POST', '/undo', {})
    expect(await ended()).toMatchObject({
      task: 'undo',
      publication: { version, revision, savedAt },
    })
    expect(versionInZip()).toBe(version)
    expect(await asked<PublishingState>('GET', '')).toMatchObject({
      last: { version },
      previous: { version: second.publication.version },
    })
    expect(sites()).toHaveLength(2)
  },
)

/** A site that is ready goes from its content to a ZIP, as the page asks for it. */
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'

import { askPublishing } from '../../tests/unit/askPublishing.ts'
import { editServer } from '../../tests/unit/editServer.ts'

const firm = resolve(import.meta.dirname, '../../tests/fixtures/firms/bakery')

test(
  'published as a ZIP, changed, published again, put back; stopped while it is built nothing changes',
  { timeout: 120_000 },
  async () => {
    const server = await editServer()
    const { project, folder, storage } = server
    const { asked, until, ended } = askPublishing(server)
    rmSync(project, { recursive: true })
    cpSync(firm, project, { recursive: true })
    const loaded = await storage.load()
    if (!loaded.ok) throw new Error('Failed to load the content.')
    const { revision, text } = loaded.loaded
    const published = async () => {
      const job = await ended()
      if (job.state !== 'published') throw new Error(JSON.stringify(job))
      return job.publication
    }
    await asked('PUT', '/settings', { kind: 'folder', form: 'zip' })
    await asked('POST', '/publish', { revision })
    const first = await published()
    const { path = '', version } = first
    const versionInZip = () =>
      Buffer.from(unzipSync(readFileSync(path))['version.txt'] ?? '').toString()
    expect(versionInZip()).toBe(version)

    const changed = text.replace('by moonlight', 'by starlight')
    const saved = await storage.save({ text: changed, files: {} }, revision)
    if (!saved.ok) throw new Error(JSON.stringify(saved))
    await asked('POST', '/publish', { revision: saved.loaded.revision })
    await until((job) => job.state === 'running' && job.phase.name === 'building')
    await asked('POST', '/stop', {})
    expect(await ended()).toMatchObject({ state: 'stopped', phase: 'building' })
    expect(versionInZip()).toBe(version)
    expect(await asked('GET', '')).toMatchObject({ last: first, previous: null })

    await asked('POST', '/publish', { revision: saved.loaded.revision })
    const second = await published()
    expect(second.version).not.toBe(version)
    expect(versionInZip()).toBe(second.version)

    await asked('POST', '/undo', {})
    expect(await published()).toMatchObject({ version, revision })
    expect(versionInZip()).toBe(version)
    expect(await asked('GET', '')).toMatchObject({
      last: { version },
      previous: { version: second.version },
    })
    expect(readdirSync(join(folder, 'state/publications'))).toHaveLength(2)
  },
)

import { cpSync, existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { askPublishing } from '../../tests/support/askPublishing.ts'
import { editServer } from '../../tests/support/editServer.ts'

const firm = resolve(import.meta.dirname, '../../tests/fixtures/firms/bakery')

test(
  'stopped while the site is built, nothing changes',
  { timeout: 120_000 },
  async () => {
    const server = await editServer()
    const { asked, until, ended } = askPublishing(server)
    rmSync(server.project, { recursive: true })
    cpSync(firm, server.project, { recursive: true })
    const result = await server.storage.load()
    if (!result.ok) throw new Error('Failed to load the content.')
    const { revision } = result.loaded
    await asked('PUT', '/settings', { kind: 'folder', form: 'zip' })
    await asked('POST', '/publish', { revision })
    await until((job) => job.state === 'running' && job.phase.name === 'building')
    await asked('POST', '/stop', {})
    expect(await ended()).toMatchObject({ state: 'stopped', phase: 'building' })
    expect(existsSync(`${server.project}/build`)).toBe(false)
    expect(await asked('GET', '')).toMatchObject({ last: null })
  },
)

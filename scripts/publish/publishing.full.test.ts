import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'

import { expect, test } from 'vitest'

import type { PublishingState } from '../../src/editorApi/publishing.ts'
import { startSampleServer } from '../../tests/support/editServer.ts'
import { publishingClient } from '../../tests/support/publishingClient.ts'
import { revisionOf } from '../site/siteFolder.ts'

const firm = resolve(import.meta.dirname, '../../tests/fixtures/firms/bakery')

/** Opens the editor's server with the site of a bakery, published to a folder or as a ZIP. */
async function openBakery() {
  const server = await startSampleServer()
  rmSync(server.project, { recursive: true })
  cpSync(firm, server.project, { recursive: true })
  const { request, waitForJob, waitForEnd } = publishingClient(server)
  const choose = (form: 'folder' | 'zip') =>
    request('PUT', '/target', { settings: { kind: 'folder', form } })
  const start = () =>
    request('POST', '/publish', { revision: revisionOf(server.contentFile) })
  async function publish() {
    await start()
    const job = await waitForEnd()
    if (job.state !== 'published') throw new Error(JSON.stringify(job))
    return job.publication
  }
  const sites = join(server.folder, 'state/publications')
  /** The built sites. A rebuilt site has a different number. */
  const built = () => readdirSync(sites).map((name) => statSync(join(sites, name)).ino)
  return { ...server, request, waitForJob, waitForEnd, choose, start, publish, built }
}

test('if the job is stopped or the content changes during the build, nothing is published', async () => {
  const { request, waitForJob, waitForEnd, choose, start, project, contentFile } =
    await openBakery()
  const startBuild = async () => {
    await start()
    await waitForJob((job) => job.state === 'running' && job.phase.name === 'building')
  }
  await choose('zip')
  await startBuild()
  writeFileSync(contentFile, `${readFileSync(contentFile, 'utf8')}\n`)
  expect(await waitForEnd()).toMatchObject({ failure: { id: 'changed-elsewhere' } })
  await startBuild()
  await request('POST', '/stop', {})
  expect(await waitForEnd()).toMatchObject({ state: 'stopped', phase: 'building' })
  expect(existsSync(`${project}/build`)).toBe(false)
  const { targets } = await request<PublishingState>('GET', '')
  expect(targets[0]).not.toHaveProperty('last')
})

test('a version is built once for all targets and for going back', async () => {
  const { request, choose, publish, built, ...server } = await openBakery()
  await choose('folder')
  const first = await publish()
  const [one] = built()
  const read = (name: string) => readFileSync(join(first.path ?? '', name), 'utf8')
  const document = read('index.html')
  expect(document.includes(`<html data-version=${first.version}`)).toBe(true)
  expect(read('version.txt')).toMatch(new RegExp(`^${first.version} [0-9a-f-]{36}$`))
  await choose('zip')
  expect((await publish()).path).toMatch(/\.zip$/)
  expect(built()).toEqual([one])

  await choose('folder')
  const text = readFileSync(server.contentFile, 'utf8')
  writeFileSync(server.contentFile, text.replace(/("hero.title": ")/g, '$1Today: '))
  await publish()
  expect(read('index.html').includes('Today: ')).toBe(true)
  expect(built()).toHaveLength(2)
  const { targets } = await request<PublishingState>('GET', '')
  const storedTexts = await server.storage.versions?.texts([targets[0]?.before?.id ?? ''])
  expect(storedTexts).toEqual([text])
  writeFileSync(server.contentFile, text)
  await publish()
  expect(built()).toContain(one)
  expect(built()).toHaveLength(2)
  expect(read('index.html') === document).toBe(true)
})

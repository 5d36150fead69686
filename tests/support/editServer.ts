import {
  cpSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs'
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'

import { onTestFinished } from 'vitest'

import { startEditServer } from '../../scripts/edit/editServer.ts'
import { fromRoot } from '../../scripts/files/fromRoot.ts'
import { sha256 } from '../../scripts/files/hashes.ts'
import type { Keychain } from '../../scripts/publish/secrets.ts'
import { serverStorage } from '../../src/editor/storage/serverStorage.ts'
import { tokenHeader } from '../../src/editorApi/storage.ts'
import { temporaryFolder } from './temporaryFolder.ts'

const sample = fromRoot('tests/fixtures/sample')

interface RequestParts {
  headers?: OutgoingHttpHeaders
  body?: string | Uint8Array
}

interface ServerResponse {
  status: number | undefined
  text: string
  headers: IncomingHttpHeaders
}

/** Tests do not touch the system's keychain. */
const noKeychain: Keychain = () => Promise.reject(new Error('There is no keychain.'))

/** Starts the editor's server on a copy of the sample. `access`: the page's headers. `ask`: sends any request. */
export async function startSampleServer(
  contentName = 'site.json',
  keychain = noKeychain,
) {
  const folder = temporaryFolder()
  const project = join(folder, 'project')
  const contentFile = join(project, 'content', contentName)
  cpSync(sample, project, { recursive: true })
  writeFileSync(contentFile, readFileSync(join(sample, 'content/site.json')))
  const pageFolder = join(folder, 'page')
  mkdirSync(pageFolder)
  writeFileSync(join(pageFolder, 'index.html'), 'the editor')
  const stateFolder = join(folder, 'state')
  const startServer = () =>
    startEditServer({ contentFile, pageFolder, stateFolder, port: 0, keychain })
  const server = await startServer()
  onTestFinished(() => server.close())
  const { origin, hash, port } = new URL(server.url)
  const token = hash.slice(1)

  /** Sends a request with exactly these headers, as any program could. */
  const ask = (method: string, path: string, { headers = {}, body }: RequestParts = {}) =>
    new Promise<ServerResponse>((resolve, reject) => {
      const outgoing = request({ host: '127.0.0.1', port, method, path, headers })
      outgoing.on('error', reject)
      outgoing.on('response', (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        const { statusCode: status, headers: responseHeaders } = response
        response.on('end', () => resolve({ status, text, headers: responseHeaders }))
      })
      outgoing.end(body)
    })

  const access = { Origin: origin, [tokenHeader]: token }
  const storage = serverStorage({ origin, token })
  /** Replaces the server. Returns a storage with the old page's token, and one with the new token (`fresh`). */
  async function restart() {
    await server.close()
    const next = await startServer()
    onTestFinished(() => next.close())
    const { origin, hash } = new URL(next.url)
    const newToken = hash.slice(1)
    const fresh = serverStorage({ origin, token: newToken })
    return { origin, token: newToken, storage: serverStorage({ origin, token }), fresh }
  }
  return { ...server, storage, port, access, folder, project, contentFile, ask, restart }
}

/** Starts a server and loads the content in its page. */
export async function startLoadedServer(contentName?: string) {
  const server = await startSampleServer(contentName)
  const result = await server.storage.load()
  if (!result.ok) throw new Error(`Failed to load: ${result.reason}`)
  return { ...server, ...result.loaded }
}

/** Every file below a folder with its mode and a hash of its bytes, and every symbolic link with its target. */
export function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const entries = names.toSorted().flatMap((name) => {
    const path = join(folder, name)
    const stats = lstatSync(path)
    if (stats.isSymbolicLink()) return [[name, readlinkSync(path)]]
    if (!stats.isFile()) return []
    const hash = sha256(readFileSync(path))
    return [[name, `${stats.mode} ${hash}`]]
  })
  return Object.fromEntries(entries)
}

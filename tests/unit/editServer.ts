import { createHash } from 'node:crypto'
import {
  cpSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs'
import { request, type OutgoingHttpHeaders } from 'node:http'
import { join, resolve } from 'node:path'

import { onTestFinished } from 'vitest'

import { startEditServer } from '../../scripts/edit/editServer.ts'
import { tokenHeader } from '../../scripts/edit/request.ts'
import { serverStorage } from '../../src/editor/storage/serverStorage.ts'
import { temporaryFolder } from './temporaryFolder.ts'

const sample = resolve(import.meta.dirname, '../fixtures/sample')

interface Asked {
  headers?: OutgoingHttpHeaders
  body?: string | Uint8Array
}

interface Answered {
  status: number | undefined
  text: string
}

/** The editor's server over a copy of the sample; `storage` is how its page reaches it, `ask` how anybody else may. */
export async function editServer(contentName = 'site.json') {
  const folder = temporaryFolder()
  const project = join(folder, 'project')
  const contentFile = join(project, 'content', contentName)
  cpSync(sample, project, { recursive: true })
  writeFileSync(contentFile, readFileSync(join(sample, 'content/site.json')))
  const pageFolder = join(folder, 'page')
  mkdirSync(pageFolder)
  writeFileSync(join(pageFolder, 'index.html'), 'the editor')
  const server = await startEditServer({
    contentFile,
    pageFolder,
    stateFolder: join(folder, 'state'),
    port: 0,
  })
  onTestFinished(server.close)
  const { origin, hash, port } = new URL(server.url)
  const token = hash.slice(1)

  /** Exactly these headers, as a program may send them. */
  const ask = (method: string, path: string, { headers = {}, body }: Asked = {}) =>
    new Promise<Answered>((done, fail) => {
      const sent = request({ host: '127.0.0.1', port, method, path, headers })
      sent.on('error', fail)
      sent.on('response', (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () => done({ status: response.statusCode, text }))
      })
      sent.end(body)
    })

  const own = { Origin: origin, [tokenHeader]: token }
  const storage = serverStorage({ origin, token: () => token })
  return { ...server, storage, port, own, folder, project, contentFile, ask }
}

/** Every file below a folder with a hash of what it holds, and every link with its target. */
export function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const entries = names.toSorted().flatMap((name) => {
    const path = join(folder, name)
    const stats = lstatSync(path)
    if (stats.isSymbolicLink()) return [[name, readlinkSync(path)]]
    if (!stats.isFile()) return []
    const hash = createHash('sha256').update(readFileSync(path)).digest('hex')
    return [[name, `${stats.mode} ${hash}`]]
  })
  return Object.fromEntries(entries)
}

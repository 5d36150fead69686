/** The editor's own server: on this computer alone, for the page alone that it sends itself. */
import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import sirv from 'sirv'

import { maxMegabytes } from '../../schema/checkContent.ts'
import { isRecord } from '../../schema/read/readDocument.ts'
import { maxPictureBytes } from '../../src/editor/storage/storage.ts'
import { publicFiles, readSample } from '../check/contentFile.ts'
import { publicFolder } from '../check/paths.ts'
import { samplePictures } from '../check/samplePictures.ts'
import { cleanPicture } from './cleanPicture.ts'
import { draftsIn } from './drafts.ts'
import { pageHeaders } from './pageHeaders.ts'
import { isForOwnHost, isFromOwnPage, ownOrigins, readJson } from './request.ts'
import { isSaveRequest, loadSite, saveSite } from './saveSite.ts'
import { revisionOf } from './siteFolder.ts'

interface EditServerOptions {
  contentFile: string
  /** The built page of the editor. */
  pageFolder: string
  /** For drafts. */
  stateFolder: string
  /** 0 takes a free one. */
  port: number
}

export interface EditServer {
  /** With the token that opens it. */
  url: string
  close: () => Promise<void>
}

/** What is answered: JSON, bytes, or a refusal. */
type Answer =
  | { status: 200; json: unknown }
  | { status: 200; bytes: Uint8Array }
  | { status: 400 | 403 | 404 | 413 | 415 | 421 }

type Handle = (request: IncomingMessage, url: URL) => Answer | Promise<Answer>

const maxTextBytes = maxMegabytes * 1_000_000

export function startEditServer(options: EditServerOptions): Promise<EditServer> {
  const { pageFolder, port } = options
  const token = randomBytes(32).toString('hex')
  const handlers = handlersOf(options)
  const sendFile = sirv(pageFolder, {
    setHeaders: (response) => setHeaders(response, pageHeaders),
  })
  let origins: string[] = []

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (!isForOwnHost(request, origins)) return send(response, { status: 421 })
    if (!url.pathname.startsWith('/api/'))
      return sendFile(request, response, () => send(response, { status: 404 }))
    if (!isFromOwnPage(request, origins, token)) return send(response, { status: 403 })
    const handle = handlers[`${request.method} ${url.pathname}`]
    return send(response, handle ? await handle(request, url) : { status: 404 })
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      response.writeHead(500).end()
    })
  })
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') return
      origins = ownOrigins(address.port)
      done({
        // In the fragment, so that no server and no history of requests ever sees the token.
        url: `http://127.0.0.1:${address.port}/#${token}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            server.closeAllConnections()
          }),
      })
    })
  })
}

function send(response: ServerResponse, answer: Answer): void {
  // What is left of a body that was refused is not waited for.
  if (answer.status !== 200) response.setHeader('Connection', 'close')
  setHeaders(response, pageHeaders)
  response.setHeader('Cache-Control', 'no-store')
  if ('json' in answer) {
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    response.end(JSON.stringify(answer.json))
  } else if ('bytes' in answer) {
    // Never shown by itself: a drawing that is opened as a page could run its scripts here.
    response.setHeader('Content-Type', 'application/octet-stream')
    response.end(answer.bytes)
  } else {
    response.writeHead(answer.status).end()
  }
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

function handlersOf({ contentFile, stateFolder }: EditServerOptions) {
  const drafts = draftsIn(stateFolder)
  const files = publicFiles(publicFolder(contentFile))
  const json = (value: unknown): Answer => ({ status: 200, json: value ?? null })

  const handlers: Record<string, Handle | undefined> = {
    'GET /api/site'() {
      const loaded = loadSite(contentFile)
      return json(loaded ? { ok: true, loaded } : { ok: false, because: 'unreadable' })
    },
    'GET /api/revision': () => json(revisionOf(contentFile)),
    'GET /api/file'(_, { searchParams }) {
      const name = searchParams.get('name') ?? ''
      const bytes = files.list().includes(name) ? files.read(name) : drafts.picture(name)
      return bytes ? { status: 200, bytes } : { status: 404 }
    },
    async 'GET /api/sample'() {
      const ofSample = await samplePictures(files)
      return json({ text: readSample(), files: [...ofSample] })
    },
    async 'POST /api/save'(request) {
      const body = await readJson(request, 2 * maxTextBytes)
      if (!body.ok) return body
      if (!isSaveRequest(body.value)) return { status: 400 }
      const result = saveSite(contentFile, drafts, body.value)
      return result ? json(result) : { status: 400 }
    },
    async 'POST /api/picture'(request) {
      // In base64 four characters are three bytes.
      const body = await readJson(request, 1.4 * maxPictureBytes + 100)
      if (!body.ok) return body
      const base64 = isRecord(body.value) ? body.value['base64'] : undefined
      if (typeof base64 !== 'string') return { status: 400 }
      const clean = await cleanPicture(Buffer.from(base64, 'base64'))
      if (!clean.ok) return json(clean)
      const id = createHash('sha256').update(clean.bytes).digest('hex')
      drafts.keepPicture(id, clean.bytes)
      return json({ ok: true, id })
    },
    'GET /api/drafts': () => json(drafts.load()),
    async 'PUT /api/drafts'(request) {
      const body = await readJson(request, 4 * maxTextBytes)
      if (!body.ok) return body
      return json(drafts.save(body.value))
    },
    'DELETE /api/drafts'(_, { searchParams }) {
      drafts.discard(searchParams.get('id') ?? '')
      return json(true)
    },
  }
  return handlers
}

/** The editor's server. It listens only on this computer and serves only the page that it has sent. */
import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join, resolve } from 'node:path'

import { isRecord } from '../../schema/read/lookUp.ts'
import { checkDocument } from '../../src/editorApi/documentType.ts'
import { pictureRejection } from '../../src/editorApi/pictureRejection.ts'
import type { CleanPicture, Unavailable } from '../../src/editorApi/storage.ts'
import { publicFiles, readSample } from '../check/contentFile.ts'
import { samplePictures } from '../check/samplePictures.ts'
import { filesBelow } from '../files/filesBelow.ts'
import { sha256 } from '../files/hashes.ts'
import { publicFolder } from '../files/paths.ts'
import { removeTemporaryFiles } from '../files/writeAtomically.ts'
import { contentType } from '../hosting/headers.ts'
import { message } from '../messages/messages.ts'
import { runPictureJob, TooSlowError } from '../pictures/runPictureJob.ts'
import { folderTarget } from '../publish/folder/folderTarget.ts'
import { githubTarget, isInRepository } from '../publish/github/github.ts'
import { hostTarget } from '../publish/host/hostTarget.ts'
import { netlifyTarget } from '../publish/netlify/netlifyTarget.ts'
import { createPublishService, type PublishService } from '../publish/publishService.ts'
import { secretsIn, systemKeychain, type Keychain } from '../publish/secrets.ts'
import { importSite, neighboringSites } from '../site/importSite.ts'
import { filesRevision, revisionOf } from '../site/siteFolder.ts'
import { storedSite } from '../versions/storedSite.ts'
import { versionsOf, type SiteVersions } from '../versions/versions.ts'
import { draftsIn } from './drafts.ts'
import { pageHeaders } from './pageHeaders.ts'
import { publishRoutes } from './publishRoutes.ts'
import {
  isForOwnHost,
  isFromOwnPage,
  jsonReply,
  ownOrigins,
  withBody,
  type Handler,
  type Reply,
} from './request.ts'
import { isSaveRequest, loadSite, saveSite } from './saveSite.ts'
import { copyState } from './stateFolder.ts'
import { versionRoutes } from './versionRoutes.ts'

interface EditServerOptions {
  contentFile: string
  /** The built page of the editor. */
  pageFolder: string
  /** The folder for drafts, versions, and the publishing record. */
  stateFolder: string
  /** The port; 0 selects a free one. */
  port: number
  /** Where passwords and tokens are stored. Default: the system's keychain. */
  keychain?: Keychain
}

/** Starts the editor's server. Rejects if the port is not available. */
export async function startEditServer(options: EditServerOptions) {
  const { pageFolder, port, stateFolder } = options
  // The token is new at every start: a program that takes over the port of a stopped server may receive the old one.
  const token = randomBytes(32).toString('hex')
  const versions = versionsOf(stateFolder)
  const publishService = createServiceWithVersions(options, versions)
  const handlers = createHandlers({ ...options, publishService, versions })
  const page = readPage(pageFolder)
  let origins: string[] = []

  async function respond(request: IncomingMessage): Promise<Reply> {
    if (!isForOwnHost(request, origins)) return { status: 421 }
    const { url: requestUrl = '' } = request
    // Some requests have no valid address, such as "//".
    if (!URL.canParse(requestUrl, 'http://localhost')) return { status: 400 }
    const url = new URL(requestUrl, 'http://localhost')
    if (!url.pathname.startsWith('/api/'))
      return page.get(url.pathname) ?? { status: 404 }
    if (url.pathname === '/api/proof')
      return jsonReply(proofOf(token, url.searchParams.get('nonce') ?? ''))
    if (!isFromOwnPage(request, origins, token)) return { status: 403 }
    const handler = handlers[`${request.method} ${url.pathname}`]
    return handler ? handler(request, url) : { status: 404 }
  }

  // After the usual 5 seconds, an idle connection would close, and a request sent at that moment would fail.
  const server = createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
    // The browser may have closed the connection before the response is sent.
    response.on('error', () => response.destroy())
    respond(request)
      .catch((error: unknown): Reply => {
        console.error(error)
        return { status: 500 }
      })
      .then((reply) => send(response, reply))
      .catch(() => response.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port returns an AddressInfo.
  const address = server.address() as AddressInfo
  origins = ownOrigins(address.port)
  return {
    // The token is in the fragment, which browsers do not send, so that no log of requests contains it.
    url: `http://127.0.0.1:${address.port}/#${token}`,
    async close() {
      publishService.stop()
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** Proves that the server has the token, without sending it: the page asks for this before it sends the token again. */
const proofOf = (token: string, nonce: string) =>
  createHmac('sha256', token).update(nonce).digest('hex')

function createServiceWithVersions(
  { contentFile, stateFolder, keychain = systemKeychain }: EditServerOptions,
  versions: SiteVersions,
): PublishService {
  const targets = {
    host: hostTarget,
    netlify: netlifyTarget(),
    // Folders and ZIPs to hand over are put into build/.
    folder: folderTarget(resolve(dirname(contentFile), '../build')),
    ...(isInRepository(contentFile) && { github: githubTarget(contentFile) }),
  }
  // Changes that another program wrote or that others published go online too.
  const storeFoundVersion = () => versions.store('found', storedSite(contentFile))
  const publishService = createPublishService({
    contentFile,
    stateFolder,
    targets,
    secrets: secretsIn(keychain),
    onPublished(publication) {
      storeFoundVersion()
      return versions.recordPublished(publication)
    },
  })
  return {
    ...publishService,
    publish(request) {
      storeFoundVersion()
      return publishService.publish(request)
    },
  }
}

function send(response: ServerResponse, reply: Reply): void {
  // A rejected body is not read completely, so the connection cannot be used again.
  if (reply.status !== 200) response.setHeader('Connection', 'close')
  response.setHeaders(new Map(Object.entries(pageHeaders)))
  response.setHeader('Cache-Control', 'no-store')
  if ('json' in reply) {
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    response.end(JSON.stringify(reply.json))
  } else if ('bytes' in reply) {
    // A picture is only downloaded, never opened as a page, where a drawing could run scripts.
    response.setHeader('Content-Type', reply.type ?? 'application/octet-stream')
    response.end(reply.bytes)
  } else {
    response.writeHead(reply.status).end()
  }
}

function createHandlers({
  contentFile,
  stateFolder,
  publishService,
  versions,
}: EditServerOptions & { publishService: PublishService; versions: SiteVersions }) {
  const drafts = draftsIn(stateFolder)
  for (const folder of [dirname(contentFile), publicFolder(contentFile)])
    removeTemporaryFiles(folder)
  const files = publicFiles(publicFolder(contentFile))
  /** Keeps a chosen file next to the drafts. Responds with its id and its details. */
  function keepFile(bytes: Uint8Array, details: object): Reply {
    const id = sha256(bytes)
    try {
      drafts.keepPicture(id, bytes)
      return jsonReply({ ...details, ok: true, id })
    } catch {
      const why = message('edit.notKept')
      return jsonReply({ ok: false, reason: 'unavailable', why } satisfies Unavailable)
    }
  }

  /** A file that was chosen or that belongs to a version, by its id (SHA-256). */
  const keptFile = (id: string) => drafts.picture(id) ?? versions.file(id)

  const handlers: Record<string, Handler | undefined> = {
    ...publishRoutes(publishService),
    ...versionRoutes(versions),
    'GET /api/site'() {
      const loaded = loadSite(contentFile)
      return jsonReply(
        loaded ? { ok: true, loaded } : { ok: false, reason: 'unreadable' },
      )
    },
    'GET /api/revision': () =>
      jsonReply({
        ok: true,
        revision: revisionOf(contentFile) ?? null,
        filesRevision: filesRevision(contentFile),
      }),
    'GET /api/file'(_, { searchParams }) {
      const name = searchParams.get('name') ?? ''
      const bytes = files.list().includes(name) ? files.read(name) : keptFile(name)
      return bytes ? { status: 200, bytes } : { status: 404 }
    },
    'GET /api/sample': () =>
      jsonReply({ text: readSample(), files: [...samplePictures(files)] }),
    'POST /api/save': withBody(isSaveRequest, (changes) => {
      const siteBefore = storedSite(contentFile)
      const result = saveSite(contentFile, keptFile, changes)
      if (!result) return { status: 400 }
      if (!result.ok) return jsonReply(result)
      // The file that another program wrote is stored as a version too, because this save replaced it.
      const isFoundStored = versions.store('found', siteBefore)
      const areBothStored =
        versions.store('saved', storedSite(contentFile)) && isFoundStored
      return jsonReply(areBothStored ? result : { ...result, isVersionLost: true })
    }),
    'POST /api/picture': withBody(isRecord, async ({ base64 }) => {
      const clean = await cleanPicture(Buffer.from(String(base64), 'base64'))
      return clean.ok ? keepFile(clean.bytes, {}) : jsonReply(clean)
    }),
    'POST /api/document': withBody(isRecord, ({ base64 }) => {
      const bytes = Buffer.from(String(base64), 'base64')
      const checkResult = checkDocument(bytes)
      return checkResult.ok ? keepFile(bytes, checkResult) : jsonReply(checkResult)
    }),
    'GET /api/import': () => jsonReply({ folders: neighboringSites(contentFile) }),
    'POST /api/import': withBody(isRecord, ({ folder }) => {
      const importResult = importSite(String(folder), contentFile)
      if (importResult.ok) copyState(importResult.from, stateFolder)
      return jsonReply(importResult)
    }),
    'GET /api/drafts': () => jsonReply(drafts.load()),
    'PUT /api/drafts': withBody(isRecord, (draft) => jsonReply(drafts.save(draft))),
    'DELETE /api/drafts'(_, { searchParams }) {
      drafts.discard(searchParams.get('id') ?? '')
      return jsonReply(true)
    },
  }
  return handlers
}

/** Rejects pictures that browsers cannot show, and removes everything else from the file: notes, locations, scripts. */
async function cleanPicture(bytes: Uint8Array): Promise<CleanPicture> {
  const reason = pictureRejection(bytes)
  if (reason) return { ok: false, reason }
  try {
    return { ok: true, bytes: await runPictureJob('clean', bytes) }
  } catch (error) {
    return { ok: false, reason: error instanceof TooSlowError ? 'slow' : 'damaged' }
  }
}

/** Reads the files of the built page by address into memory, because `npm ci` would remove their folder. */
export function readPage(folder: string) {
  const files = filesBelow(folder).map((path) => {
    const bytes = readFileSync(join(folder, path))
    const address = `/${path}`.replace(/\/index\.html$/, '/')
    return [address, { status: 200, bytes, type: contentType(path) }] as const
  })
  return new Map(files)
}

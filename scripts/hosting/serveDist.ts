/** Serves a built folder as a real host would: same headers, same caching, same compressed files, 404 for anything else. */
import { existsSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import sirv from 'sirv'

import { readBuiltSite, type BuiltSite } from './builtSite.ts'
import {
  cacheRule,
  commonHeaders,
  contentTypes,
  documentHeaders,
  fileHeader,
  notFoundFile,
  textEndings,
  type Header,
} from './headers.ts'
import { hostPolicy } from './policy.ts'

export interface ServeOptions {
  folder?: string
  /** Milliseconds to hold back the answer for a path, to play a slow network. */
  delay?: (path: string) => number
  /** What goes with every answer besides, as CDNs add. */
  headers?: readonly Header[]
}

export interface RunningServer {
  /** With the base: "http://127.0.0.1:4173/site/". */
  url: string
  close: () => Promise<void>
}

function notFound(response: ServerResponse, html: string | undefined): void {
  if (html !== undefined) {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
    return
  }
  response
    .writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' })
    .end('404 Not Found\n')
}

/** Hosts know these by the file's ending. */
function contentType(file: string): string {
  const ending = extname(file).slice(1)
  const type = contentTypes[ending] ?? 'application/octet-stream'
  return textEndings.includes(ending) ? `${type}; charset=utf-8` : type
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // No file has such an address.
    return path
  }
}

/** The file of dist that stands at an address, if any: the document at the base alone. */
function fileAt(built: BuiltSite, encoded: string): string | undefined {
  const pathname = decoded(encoded)
  if (pathname === built.base) return 'index.html'
  const file = pathname.startsWith(built.base)
    ? pathname.slice(built.base.length)
    : undefined
  return file !== 'index.html' && file !== undefined && built.files.includes(file)
    ? file
    : undefined
}

/** When the document was built last; undefined while a build writes it. */
function timeOf(folder: string): number | undefined {
  return statSync(join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs
}

/** Port 0 takes a free one. Throws where there is no built site: build first. */
export async function serveDist(
  port: number,
  options: ServeOptions = {},
): Promise<RunningServer> {
  const {
    folder = join(import.meta.dirname, '../../dist'),
    delay = () => 0,
    headers: added = [],
  } = options
  const result = readBuiltSite(folder)
  if (!result.ok) throw new Error(result.sentence)
  let { built } = result
  const https = false
  const common = [...commonHeaders({ https }), ...added]
  const forDocument = documentHeaders(hostPolicy({ https }))

  const files = () => sirv(folder, { brotli: true, gzip: true, etag: true })
  let sendFile = files()
  let builtAt = timeOf(folder)
  /** After another build the files have other names and sizes. */
  const readAgain = () => {
    const time = timeOf(folder)
    const again = time === builtAt ? undefined : readBuiltSite(folder)
    if (!again?.ok) return
    builtAt = time
    built = again.built
    sendFile = files()
  }
  const server = createServer((request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?')
    if (`${pathname}/` === built.base) {
      const query = request.url?.slice(pathname.length) ?? ''
      response.writeHead(301, { Location: built.base + query }).end()
      return
    }
    if (pathname === built.base) readAgain()
    const file = fileAt(built, pathname)
    const own = file === 'index.html' ? forDocument : [fileHeader(file ?? notFoundFile)]
    for (const { name, value } of [...common, ...own]) response.setHeader(name, value)
    void wait(delay(pathname)).then(() => {
      if (response.destroyed) return
      // A build may have removed it meanwhile.
      if (file === undefined || !existsSync(join(folder, file)))
        return notFound(response, built.notFound)
      const path = file === 'index.html' ? '' : file
      response.setHeader('Content-Type', contentType(file))
      response.setHeader('Cache-Control', cacheRule(path))
      request.url = `/${path}`
      sendFile(request, response)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const actualPort = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://127.0.0.1:${actualPort}${built.base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

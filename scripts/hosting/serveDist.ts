/** Serves a dist folder as a real host would: headers, caching, compressed copies, 404s. */
import { existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

import sirv from 'sirv'

import { fromRoot } from '../files/fromRoot.ts'
import { readBuiltSite, type BuiltSite } from './builtSite.ts'
import {
  cacheRule,
  commonHeaders,
  contentType,
  documentHeaders,
  fileHeader,
  notFoundFile,
} from './headers.ts'
import { hostPolicy } from './policy.ts'

export interface RunningServer {
  /** Includes the base: "http://127.0.0.1:4173/site/". */
  url: string
  close: () => Promise<void>
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // Not a valid encoding: no file has such an address.
    return path
  }
}

/** The file in dist for an address, if there is one. Only the base leads to the document. */
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

/** sirv throws on invalid ranges. A host may ignore them and send the complete file (RFC 9110, 14.2). */
function isRange(range = ''): boolean {
  const [, start, end = ''] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(range) ?? []
  return start !== undefined && (end === '' || Number(start) <= Number(end))
}

/** When the document was built; undefined while a build replaces it. */
function timeOf(folder: string): number | undefined {
  return statSync(join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs
}

/** Serves a dist folder. Port 0 selects a free one. Throws if there is no built site. */
export async function serveDist(
  port: number,
  folder = fromRoot('dist'),
): Promise<RunningServer> {
  const result = readBuiltSite(folder)
  if (!result.ok) throw new Error(result.sentence)
  let { built } = result
  const https = false
  const common = commonHeaders({ https })
  const forDocument = documentHeaders(hostPolicy({ https }))

  const files = () => sirv(folder, { brotli: true, gzip: true, etag: true })
  let sendFile = files()
  let builtAt = timeOf(folder)
  /** Files have new names and sizes after another build. */
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
      return void response.writeHead(301, { Location: built.base + query }).end()
    }
    if (pathname === built.base) readAgain()
    const file = fileAt(built, pathname)
    const fileHeaders =
      file === 'index.html' ? forDocument : [fileHeader(file ?? notFoundFile)]
    for (const { name, value } of [...common, ...fileHeaders])
      response.setHeader(name, value)
    // A build may delete the file while it is sent.
    response.on('pipe', (file) => file.on('error', () => response.destroy()))
    // A build may have deleted it.
    if (file === undefined || !existsSync(join(folder, file))) {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
      return void response.end(built.notFound ?? '404 Not Found')
    }
    const path = file === 'index.html' ? '' : file
    response.setHeader('Content-Type', contentType(file))
    response.setHeader('Cache-Control', cacheRule(path))
    request.url = `/${path}`
    if (!isRange(request.headers.range)) delete request.headers.range
    return sendFile(request, response)
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

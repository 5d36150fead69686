/** Serves a dist folder as a real host would: headers, caching, compressed copies, 404s. */
import { createServer } from 'node:http'
import { join } from 'node:path'
import { unescape } from 'node:querystring'

import sirv from 'sirv'

import { fromRoot } from '../files/fromRoot.ts'
import { tryRead } from '../files/tryRead.ts'
import {
  cacheRule,
  commonHeaders,
  contentType,
  documentHeaders,
  fileHeader,
  isPublished,
  notFoundFile,
} from './headers.ts'
import { hostPolicy } from './policy.ts'
import { readBuiltSite } from './readBuiltSite.ts'

export interface RunningServer {
  /** The address, including the base: "http://127.0.0.1:4173/site/". */
  url: string
  close: () => Promise<void>
}

/** The file at a path of the address; it may not exist. Undefined if hosts do not serve it, such as index.html. */
function fileAt(base: string, pathname: string): string | undefined {
  if (pathname === base) return 'index.html'
  if (!pathname.startsWith(base)) return undefined
  const file = pathname.slice(base.length)
  // sirv ignores a slash at the end.
  const isHidden = file === 'index.html' || file.endsWith('/') || !isPublished(file)
  return isHidden ? undefined : file
}

/** Serves a dist folder, even if it is rebuilt meanwhile. Port 0 selects a free port. Throws if there is no built site. */
export async function serveDist(
  port: number,
  folder = fromRoot('dist'),
): Promise<RunningServer> {
  const base = readBuiltSite(folder).address.pathname
  const isHttps = false
  const common = commonHeaders({ isHttps })
  const headersForDocument = documentHeaders(hostPolicy({ isHttps }))
  // With `dev`, sirv looks for a file at each request instead of listing the folder once.
  const options = { dev: true, brotli: true, gzip: true, etag: true, extensions: [] }
  const sendFile = sirv(folder, options)

  const server = createServer((request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?')
    if (`${pathname}/` === base) {
      const query = request.url?.slice(pathname.length) ?? ''
      return void response.writeHead(301, { Location: base + query }).end()
    }
    const file = fileAt(base, unescape(pathname))
    const fileHeaders =
      file === 'index.html' ? headersForDocument : [fileHeader(file ?? notFoundFile)]
    for (const { name, value } of [...common, ...fileHeaders])
      response.setHeader(name, value)
    const sendNotFound = () => {
      response.removeHeader('Cache-Control')
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(tryRead(join(folder, notFoundFile)) ?? '404 Not Found')
    }
    if (file === undefined) return sendNotFound()
    response.setHeader('Content-Type', contentType(file))
    response.setHeader('Cache-Control', cacheRule(file === 'index.html' ? '' : file))
    request.url = `/${file}`
    // sirv throws on invalid ranges. A host may ignore all of them and send the complete file (RFC 9110, 14.2).
    delete request.headers.range
    // A build may delete the file while it is sent.
    response.on('pipe', (source) => source.on('error', () => response.destroy()))
    return sendFile(request, response, sendNotFound)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const actualPort = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://127.0.0.1:${actualPort}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

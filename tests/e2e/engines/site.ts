/** The responses of the proxy: the built site as its host sends it, and the mocks of other services. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

import { getResponse } from 'msw'

import { fullPolicy } from '../../../scripts/hosting/policy.ts'
import { readBuiltSite } from '../../../scripts/hosting/readBuiltSite.ts'
import { serveDist } from '../../../scripts/hosting/serveDist.ts'
import type { SentEmail } from '../../../src/mocks/emailHandlers.ts'
import { makeHandlers } from '../../../src/mocks/handlers.ts'

export interface Site {
  /** The site's own address, as its content states it. */
  address: string
  respond: (request: IncomingMessage, response: ServerResponse) => void
  /** Requested addresses of the site, in order. */
  requests: string[]
  /** Violations of the policy that the browsers have reported. */
  violations: string[]
  emails: SentEmail[]
  close: () => Promise<void>
}

/** Where violations are reported to; only these tests add it to the policy. */
const reportPath = '/policy-report'

export async function startMockSite(folder: string): Promise<Site> {
  const { html, address } = readBuiltSite(folder)
  const server = await serveDist(0, folder)
  const policy = `${fullPolicy(html, { isHttps: true })}; report-uri ${reportPath}`
  const handlers = makeHandlers({
    origin: address.origin,
    onEmail: (mail) => site.emails.push(mail),
  })

  async function respondFromHost(url: URL, response: ServerResponse) {
    const file = await fetch(new URL(url.pathname + url.search, server.url))
    const body = await copyHead(file, response)
    if (url.pathname === address.pathname)
      response.setHeader('Content-Security-Policy', policy)
    return response.end(body)
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', `https://${request.headers.host}`)
    const { method = 'GET' } = request
    const body = await buffer(request)
    if (url.pathname === reportPath) {
      site.violations.push(body.toString('utf8'))
      return response.writeHead(204).end()
    }
    if (url.origin === address.origin) {
      site.requests.push(url.href)
      return respondFromHost(url, response)
    }
    const headers = Object.entries(request.headers).map(
      ([name, value]): [string, string] => [name, String(value)],
    )
    const requestBody = body.length > 0 && { body: new Uint8Array(body) }
    const reply = await getResponse(
      handlers,
      new Request(url, { method, headers, ...requestBody }),
    )
    if (!reply || reply.type === 'error') return request.socket.destroy()
    return response.end(await copyHead(reply, response))
  }

  const site: Site = {
    address: address.href,
    respond: (request, response) => {
      respond(request, response).catch(() => response.destroy())
    },
    requests: [],
    violations: [],
    emails: [],
    close: () => server.close(),
  }
  return site
}

/** Copies the head of a response. Returns the body, which fetch has unpacked. */
async function copyHead(from: Response, to: ServerResponse): Promise<Buffer> {
  to.statusCode = from.status
  for (const [name, value] of from.headers)
    if (
      !/^(connection|keep-alive|transfer-encoding|content-(length|encoding))$/.test(name)
    )
      to.setHeader(name, value)
  return Buffer.from(await from.arrayBuffer())
}

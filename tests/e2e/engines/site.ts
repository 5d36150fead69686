/** What the proxy answers with: the built site as its host sends it, and the mocks for the outside services. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

import { getResponse } from 'msw'

import { captchaService } from '../../../schema/captchaService.ts'
import { mailService } from '../../../schema/mailService.ts'
import { readBuiltSite } from '../../../scripts/hosting/builtSite.ts'
import { commonHeaders, documentHeaders } from '../../../scripts/hosting/headers.ts'
import { wholePolicy } from '../../../scripts/hosting/policy.ts'
import { serveDist } from '../../../scripts/hosting/serveDist.ts'
import type { SentMail } from '../../../src/mocks/emailHandlers.ts'
import { makeHandlers } from '../../../src/mocks/handlers.ts'

export interface Site {
  /** The site's own address, as its content states it. */
  address: string
  hosts: readonly string[]
  answer: (request: IncomingMessage, response: ServerResponse) => void
  /** Full addresses, in order. */
  requests: string[]
  /** Violations of the policy that the browsers have reported. */
  violations: string[]
  mails: SentMail[]
  /** In so many pieces the document arrives, with a pause after each. */
  pieces: number
  close: () => Promise<void>
}

/** Milliseconds between two pieces of the document. */
const pause = 120
/** Where violations are reported to; only these tests add it to the policy. */
const reportPath = '/policy-report'

export async function playSite(folder: string): Promise<Site> {
  const read = readBuiltSite(folder)
  if (!read.ok) throw new Error(`Failed to play the site: ${read.sentence}`)
  const { html, address } = read.built
  const near = await serveDist(0, { folder })
  const headers = [
    ...commonHeaders({ https: true }),
    ...documentHeaders(wholePolicy(html, { https: true })),
  ]
  const handlers = makeHandlers({
    origin: address.origin,
    onMail: (mail) => site.mails.push(mail),
  })

  async function fromHost(url: URL, response: ServerResponse) {
    const file = await fetch(new URL(url.pathname + url.search, near.url), {
      headers: { 'Accept-Encoding': 'identity' },
    })
    copyHead(file, response)
    const body = Buffer.from(await file.arrayBuffer())
    if (url.pathname !== address.pathname) return response.end(body)
    for (const { name, value } of headers) {
      const policy = name === 'Content-Security-Policy'
      response.setHeader(name, policy ? `${value}; report-uri ${reportPath}` : value)
    }
    const size = Math.ceil(body.length / site.pieces)
    for (let start = 0; start < body.length; start += size) {
      response.write(body.subarray(start, start + size))
      if (site.pieces > 1) await wait(pause)
    }
    return response.end()
  }

  async function fromFarSide(url: URL, request: IncomingMessage, body: Buffer) {
    return getResponse(
      handlers,
      new Request(url, {
        method: request.method ?? 'GET',
        headers: Object.entries(request.headers).map(
          ([name, value]): [string, string] => [name, String(value)],
        ),
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      }),
    )
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', `https://${request.headers.host}`)
    const body = await buffer(request)
    if (url.pathname === reportPath) {
      site.violations.push(body.toString('utf8'))
      response.writeHead(204).end()
      return
    }
    site.requests.push(url.href)
    if (url.origin === address.origin) {
      await fromHost(url, response)
      return
    }
    const far = await fromFarSide(url, request, body)
    if (!far || far.type === 'error') {
      request.socket.destroy()
      return
    }
    copyHead(far, response)
    response.end(Buffer.from(await far.arrayBuffer()))
  }

  const site: Site = {
    address: address.href,
    hosts: [
      address.hostname,
      new URL(captchaService.script).hostname,
      new URL(mailService.endpoint).hostname,
    ],
    answer: (request, response) => {
      answer(request, response).catch(() => response.destroy())
    },
    requests: [],
    violations: [],
    mails: [],
    pieces: 1,
    close: () => near.close(),
  }
  return site
}

function copyHead(from: Response, to: ServerResponse) {
  to.statusCode = from.status
  for (const [name, value] of from.headers)
    if (!/^(connection|keep-alive|transfer-encoding|content-length)$/.test(name))
      to.setHeader(name, value)
}

/** A mock for Netlify's API. It refuses requests that Netlify's published description does not have. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'

import type { components } from '@netlify/open-api'
import { unzipSync } from 'fflate'

import { startTestServer } from './startTestServer.ts'

interface Operation {
  consumes?: string[]
  parameters?: { in: string; schema?: { description?: string } }[]
}
// The package's types describe answers; the JSON also describes requests.
const description = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@netlify/open-api'), 'utf8'),
) as { basePath: string; paths: Record<string, Record<string, Operation>> }
const { basePath } = description

/** The description's operation for a request; undefined if it has none. */
function operationOf(method: string, path: string, type = ''): Operation | undefined {
  const [pathname = '', query] = path.slice(basePath.length).split('?')
  const found = Object.entries(description.paths).find(([form]) =>
    new RegExp(`^${form.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  )
  const operation = found?.[1][method.toLowerCase()]
  if (!operation || query !== undefined) return undefined
  const body = operation.parameters?.find((parameter) => parameter.in === 'body')
  const types = ['', ...(operation.consumes ?? ['application/json'])]
  // The type of a ZIP is only named in the text that describes the body.
  const isInWords = type !== '' && body?.schema?.description?.includes(`'${type}'`)
  return types.includes(type) || isInWords ? operation : undefined
}

export const token = 'nfp_geheim/42'
export const site = 'b6d1e0a4-1d6f-4d0a-9f1b-2b1d2c3e4f50'

interface Deploy {
  id: string
  files: Record<string, Uint8Array>
  statusRequests: number
}

/** Starts the mock, which ends after the current test. */
export async function mockNetlify() {
  const deploys = new Map<string, Deploy>()
  const undocumentedRequests: string[] = []
  let published: Deploy | undefined
  const passing: (number | 'cut')[] = []
  let isLocked = false
  let isRejected = false

  const { port } = await startTestServer((request, response) => {
    void buffer(request).then((body) => {
      const { method = '', url = '', headers } = request
      const send = (status: number, value: object = {}) =>
        response.writeHead(status).end(JSON.stringify(value))
      if (!operationOf(method, url, headers['content-type'])) {
        undocumentedRequests.push(`${method} ${url} ${headers['content-type']}`)
        return send(405)
      }
      if (headers.authorization !== `Bearer ${token}`) return send(401)
      const path = url.slice(basePath.length)
      const shown = ({ id, statusRequests }: Deploy) => {
        const state = isRejected
          ? 'rejected'
          : statusRequests > 1
            ? 'ready'
            : 'processing'
        return { id, state } satisfies components['schemas']['deploy']
      }
      if (path === `/sites/${site}`)
        return send(200, {
          id: site,
          ...(published && { published_deploy: { id: published.id, locked: isLocked } }),
        })
      if (method === 'POST' && path === `/sites/${site}/deploys`) {
        const id = `d${deploys.size}`
        const deploy: Deploy = { id, files: unzipSync(body), statusRequests: 0 }
        deploys.set(id, deploy)
        if (!isLocked) published = deploy
        return send(200, shown(deploy))
      }
      const [, id = ''] = /^\/deploys\/(\w+)$/.exec(path) ?? []
      const deploy = deploys.get(id)
      if (!deploy) return send(404)
      deploy.statusRequests += 1
      const error = passing.shift()
      if (error === 'cut') return response.end('{"id":')
      if (error !== undefined) return send(error, { state: 'processing' })
      return send(200, shown(deploy))
    })
  })
  return {
    address: `http://127.0.0.1:${port}${basePath}`,
    undocumentedRequests,
    published: () => published,
    /** The next responses about a deploy: a status, or a connection that is cut. */
    failFor: (...responses: typeof passing) => passing.push(...responses),
    /** While it is locked, what is published stays. */
    lock: (now: boolean) => (isLocked = now),
    reject: () => (isRejected = true),
  }
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'

import type { components } from '@netlify/open-api'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'

import { startTestServer } from '../../../tests/support/startTestServer.ts'
import { accessTo, targetOutcome } from '../../../tests/support/targetAccess.ts'
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts'
import { netlifyTarget } from './netlifyTarget.ts'

const site = 'b6d1e0a4-1d6f-4d0a-9f1b-2b1d2c3e4f50'
const files = {
  'index.html': '<p>site</p>',
  _headers: '/*',
  '.well-known/security.txt': 'Contact',
}

interface Operation {
  operationId: string
  parameters?: { in: string; schema?: { description?: string } }[]
}
/** Netlify's published description of its API. The package has types for responses, but not for requests. */
const { basePath, paths } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@netlify/open-api'), 'utf8'),
) as { basePath: string; paths: Record<string, Record<string, Operation>> }

/** The operation that a request calls; none if the description has no such request. */
function operationOf(method: string, url: string, type = ''): string {
  const isFor = (path: string) =>
    new RegExp(`^${basePath}${path.replaceAll(/\{\w+\}/g, '[^/?]+')}$`).test(url)
  const [, operations] = Object.entries(paths).find(([path]) => isFor(path)) ?? []
  const { operationId = '', parameters } = operations?.[method.toLowerCase()] ?? {}
  const body = parameters?.find((parameter) => parameter.in === 'body')
  // The type of a ZIP is named only in the text about the body.
  const types = body?.schema?.description ?? "''"
  return types.includes(`'${type}'`) ? operationId : ''
}

/** Starts a mock of the used part of Netlify's API. It rejects requests that the description does not have. */
async function startNetlify(given = site, name = given) {
  const deploys: Record<string, Uint8Array>[] = []
  const mock = {
    deploys,
    /** The states of the last deploy in the responses, or errors. The last one is repeated. */
    states: ['uploading', 'processing', 'ready'] as (string | number)[],
    requests: 0,
    isLocked: false,
  }
  const { port } = await startTestServer((request, response) => {
    const { method = '', url = '', headers } = request
    const answer = (value: components['schemas']['site' | 'deploy']) =>
      response.end(JSON.stringify(value))
    if (headers.authorization !== 'Bearer nfp_geheim/42')
      return response.writeHead(401).end('{}')
    const isOfSite = RegExp(`/sites/${name}(?:/|$)`).test(url)
    switch (operationOf(method, url, headers['content-type'])) {
      case 'getSite':
        if (!isOfSite) break
        return answer({ published_deploy: { id: 'd0', locked: mock.isLocked } })
      case 'createSiteDeploy':
        if (!isOfSite) break
        return void buffer(request).then((zip) => {
          deploys.push(unzipSync(zip))
          answer({ id: `d${deploys.length}` })
        })
      case 'getDeploy': {
        if (!url.endsWith(`/d${deploys.length}`)) break
        mock.requests += 1
        const [state] = mock.states.length > 1 ? mock.states.splice(0, 1) : mock.states
        if (typeof state === 'string') return answer({ state })
        // A proxy may also respond with half a body.
        return response.writeHead(state ?? 0).end(state === 200 ? '{"id":' : '{}')
      }
    }
    return response.writeHead(404).end('{}')
  })
  const target = netlifyTarget(`http://127.0.0.1:${port}${basePath}`, 10)
  const settings = { kind: 'netlify', site: given } as const
  const access = accessTo(settings, { secret: 'nfp_geheim/42' })
  const version = { version: '', folder: temporaryFolder(files) }
  return {
    mock,
    connect: () => targetOutcome(target.connect(access)),
    send: () => targetOutcome(target.send(access, version)),
  }
}

test.each([
  [site, site],
  ['bakery', 'bakery.netlify.app'],
  ['www.bakery.example', 'www.bakery.example'],
])(
  'the connection test changes nothing, and the site %s is sent as one ZIP',
  async (...names) => {
    const { mock, connect, send } = await startNetlify(...names)
    expect(await connect()).toMatchObject({ ok: true })
    expect(mock.deploys).toEqual([])
    expect(await send()).toMatchObject({ ok: true })
    const sent = Object.entries(mock.deploys[0] ?? {})
    const texts = sent.map(([path, bytes]) => [path, Buffer.from(bytes).toString()])
    expect(Object.fromEntries(texts)).toEqual(files)
    expect(mock.requests).toBe(3)
  },
)

test('while Netlify unpacks, a few temporary errors are ignored, and a lost connection is reported', async () => {
  const { mock, send } = await startNetlify()
  const several = [502, 429, 200, 502, 502, 502, 502]
  mock.states = [...several, 'processing', ...several, 'ready']
  expect(await send()).toMatchObject({ ok: true })
  mock.states = [502]
  expect(await send()).toMatchObject({ failure: { id: 'try-again' } })
  expect(mock.requests).toBe(16 + 13)
})

test('locked and rejected deploys are not reported as sent', async () => {
  const { mock, connect, send } = await startNetlify()
  const refused = { failure: { id: 'netlify-deploy' } }
  mock.isLocked = true
  expect(await send()).toMatchObject(refused)
  expect(await connect()).toMatchObject(refused)
  expect(mock.deploys).toEqual([])
  mock.isLocked = false
  mock.states = ['rejected']
  expect(await send()).toMatchObject(refused)
})

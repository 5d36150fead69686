/** The editor’s server rejects requests that do not come from its own page, and changes no file for them. */
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { message } from '../../src/editor/messages/messages.ts'
import { maxPictureBytes, tokenHeader } from '../../src/editorApi/storage.ts'
import {
  startSampleServer,
  filesIn,
  startLoadedServer,
} from '../../tests/support/editServer.ts'
import { pageHeaders } from './pageHeaders.ts'

const json = { 'Content-Type': 'application/json' }
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>'

/** Starts a server. Returns a request that would change the content if the page sent it, and a check for changes. */
async function prepareAttack(contentName?: string) {
  const server = await startLoadedServer(contentName)
  const { storage, ask, access, folder, project, text, revision } = server
  const stored = await storage.keepPicture(Buffer.from(svg))
  if (!stored.ok) throw new Error('Failed to prepare the attack.')
  const save = { text: text.replace('"Clients"', '"Attacked"'), files: {}, revision }
  mkdirSync(join(folder, 'outside'))
  symlinkSync(join(folder, 'outside'), join(project, 'public/out'))
  writeFileSync(join(folder, 'outside/target.svg'), svg)
  symlinkSync(join(folder, 'outside/target.svg'), join(project, 'public/link.svg'))
  for (const name of ['CNAME', 'file', 'theirs.svg'])
    writeFileSync(join(project, 'public', name), 'theirs')
  const before = filesIn(folder)
  return {
    ...server,
    save,
    picture: stored.id,
    /** Sends a request like the page's, except for these headers. */
    send: async (request: string, body?: unknown, headers: OutgoingHttpHeaders = {}) => {
      const [method = '', path = ''] = request.split(/ (.*)/s)
      const sent = { headers: { ...access, ...json, ...headers } }
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      return (await ask(method, path, body ? { ...sent, body: text } : sent)).status
    },
    expectUntouched: () => expect(filesIn(folder)).toEqual(before),
  }
}

test('the server accepts the page’s requests, also from localhost', async () => {
  const { send, save, contentFile, port } = await prepareAttack()
  const local = { Host: `localhost:${port}`, Origin: `http://localhost:${port}` }
  expect(await send('GET /api/site', undefined, local)).toBe(200)
  expect(await send('POST /api/save', save)).toBe(200)
  expect(readFileSync(contentFile, 'utf8')).toContain('"Attacked"')
})

const noToken = { [tokenHeader]: '' }
const foreign = { Origin: 'https://example.com' }

const foreignRequests: [from: string, OutgoingHttpHeaders, status: number][] = [
  ['a name that leads here (DNS rebinding)', { Host: 'editor.example.com' }, 421],
  ['this computer’s name without the port', { Host: '127.0.0.1' }, 421],
  ['a page of another site', foreign, 403],
  ['a page of another program on this computer', { Origin: 'http://127.0.0.1:1' }, 403],
  ['a page without an address, as in a frame', { Origin: 'null' }, 403],
  ['a page that does not know the token', noToken, 403],
  ['a page that guesses the token', { [tokenHeader]: 'a'.repeat(64) }, 403],
  ['a form of another site', { 'Content-Type': 'text/plain' }, 415],
  ['a form with a file', { 'Content-Type': 'multipart/form-data; boundary=b' }, 415],
]

/** Leaves out what depends on the sample or the time. */
function shorten(key: string, value: unknown): unknown {
  if (key === 'at') return 0
  if (Array.isArray(value) && value.length > 5) return ['…']
  if (typeof value !== 'string') return value
  return value.replace(/^.{180,}$/s, '…').replace(/[\da-f-]{36,64}/, 'HASH')
}

test('every route responds to the page; requests of others change and read nothing', async () => {
  const { ask, access, picture, folder, expectUntouched } = await prepareAttack()
  const list = readFileSync('tests/fixtures/editorRequests.txt', 'utf8').trim()
  const requests = list.split('\n').map((row) => {
    const [method = '', path = '', body = ''] = row.replace('PICTURE', picture).split(' ')
    // Node does not set this header for DELETE.
    const length = { 'Content-Length': Buffer.byteLength(body) }
    // The page and the proof contain no secret.
    const isOpen = !path.startsWith('/api/') || path.startsWith('/api/proof')
    const send = (headers: OutgoingHttpHeaders = {}) =>
      ask(method, path, { headers: { ...access, ...json, ...length, ...headers }, body })
    return { row, send, isOpen, body }
  })
  for (const { row, send, isOpen, body } of requests)
    for (const [from, headers, status] of foreignRequests)
      // A request without a body has no content type that could be wrong.
      if (status === 421 || (!isOpen && (body || status !== 415)))
        expect(await send(headers), `${from}: ${row}`).toMatchObject({ status, text: '' })
  expectUntouched()
  const responses: string[] = []
  const filesOutsideState = () =>
    Object.entries(filesIn(folder)).filter(([path]) => !path.startsWith('state'))
  const before = filesOutsideState()
  for (const { row, send } of requests) {
    const { status, text, headers } = await send()
    for (const [name, value] of Object.entries({
      ...pageHeaders,
      'Cache-Control': 'no-store',
    }))
      expect(headers[name.toLowerCase()], row).toBe(value)
    const { connection = '', 'content-type': type = 'no content' } = headers
    const body = type.includes('json') ? JSON.stringify(JSON.parse(text), shorten) : text
    responses.push(
      row,
      `  ${status} ${connection} ${type}`,
      ...(body ? [`  ${body}`] : []),
    )
  }
  expect(filesOutsideState()).toEqual(before)
  await expect(responses.join('\n')).toMatchFileSnapshot('__snapshots__/responses.txt')
})

test('invalid content is rejected, and without a content file nothing is saved or loaded', async () => {
  const { send, storage, save, contentFile, expectUntouched } = await prepareAttack()
  expect(await send('POST /api/save', '['.repeat(1e6))).toBe(400)
  for (const text of ['{"__proto__":{}}', '['.repeat(20_000), ''])
    expect(await storage.save({ text, files: {} }, save.revision)).toMatchObject({
      reason: 'invalid',
    })
  expectUntouched()
  rmSync(contentFile)
  expect(await storage.save(save, save.revision)).toEqual({ ok: false, reason: 'gone' })
  expect(await storage.load()).toEqual({ ok: false, reason: 'unreadable' })
})

test('the server still responds after unusual requests and after its page is deleted', async () => {
  const { ask, url, folder } = await startSampleServer()
  // `npm ci` does the same while an editor is open.
  rmSync(join(folder, 'page'), { recursive: true })
  const { host: Host } = new URL(url)
  // Requests that no browser sends, or that a page of another site could trigger.
  for (const request of ['GET //', 'GET /%', 'GET /%00', 'OPTIONS *', 'POST http://']) {
    const [method = '', path = ''] = request.split(' ')
    const { status } = await ask(method, path, { headers: { Host } })
    expect([200, 400, 404], request).toContain(status)
    const page = await ask('GET', '/', { headers: { Host } })
    expect(page.text).toBe('the editor')
  }
})

test('a request body that is too large is not read completely', async () => {
  const { send, expectUntouched } = await prepareAttack()
  const largest = Buffer.alloc(maxPictureBytes).toString('base64')
  expect(await send('POST /api/picture', { base64: largest })).toBe(200)
  const status = await send('POST /api/picture', 'a'.repeat(30_000_000)).catch(
    // The connection is closed while the rest is still being sent.
    (error: NodeJS.ErrnoException) => error.code,
  )
  expect([413, 'ECONNRESET', 'EPIPE']).toContain(status)
  expectUntouched()
})

const longName = 'a'.repeat(240)
const tooLong = { reason: 'not written', cause: 'ENAMETOOLONG' }

test.each<[what: string, contentName: string, pictures: string[], failure: object]>([
  ['the content cannot be written', `${longName}.json`, ['/new.svg'], tooLong],
  ['a picture cannot be written', 'site.json', ['/new.svg', `/${longName}.svg`], tooLong],
  [
    'a picture has the path of another one',
    'site.json',
    ['/new.svg', '/theirs.svg'],
    { reason: 'picture taken', path: '/theirs.svg' },
  ],
])('if %s, nothing changes', async (_, contentName, pictures, failure) => {
  const { storage, save, picture, expectUntouched } = await prepareAttack(contentName)
  const files = Object.fromEntries(pictures.map((path) => [path, picture]))
  const result = await storage.save({ text: save.text, files }, save.revision)
  expect(result).toEqual({ ok: false, ...failure })
  expectUntouched()
})

test('another server does not get or accept the token of a stopped one', async () => {
  const { restart, url } = await startSampleServer()
  const { storage, origin, token } = await restart()
  expect(await storage.load()).toMatchObject({ why: message('server.foreign') })
  const sent = vi.spyOn(globalThis, 'fetch')
  // After one rejection, the page asks for a proof and sends nothing else.
  expect(await storage.load()).toMatchObject({ why: message('server.foreign') })
  expect(sent.mock.calls).toEqual([
    [expect.stringContaining(`${origin}/api/proof?nonce=`), expect.anything()],
  ])
  expect(JSON.stringify(sent.mock.calls)).not.toContain(new URL(url).hash.slice(1))
  // Once the new server is open in another tab, this page uses its token.
  vi.stubGlobal('localStorage', { getItem: () => token })
  expect(await storage.load()).toMatchObject({ ok: true })
})

test('a server that was unreachable must prove its identity before it is used again', async () => {
  const { storage } = await startSampleServer()
  const sent = vi.spyOn(globalThis, 'fetch')
  sent.mockRejectedValueOnce(new TypeError('Failed to fetch.'))
  expect(await storage.load()).toMatchObject({ ok: false })
  sent.mockResolvedValueOnce(new Response(JSON.stringify('a'.repeat(64))))
  expect(await storage.load()).toMatchObject({ why: message('server.foreign') })
  expect(await storage.load()).toMatchObject({ ok: true })
})

test('only this computer can reach the server', async () => {
  const { url, port } = await startSampleServer()
  const outside = Object.values(networkInterfaces()).flatMap((list = []) =>
    list.filter(({ internal, family }) => !internal && family === 'IPv4'),
  )
  const load = (host: string) => fetch(`http://${host}:${port}`)
  // Only a server that listens on all interfaces responds on 127.0.0.2.
  for (const host of ['127.0.0.2', ...outside.map(({ address }) => address)])
    await expect(load(host), host).rejects.toThrow('fetch failed')
  expect((await load(new URL(url).hostname)).status).toBe(200)
})

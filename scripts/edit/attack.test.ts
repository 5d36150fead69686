/** Whatever a stranger sends to the editor's server, no file is touched. */
import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'

import { expect, onTestFinished, test, vi } from 'vitest'

import { tokenHeader } from '../../src/editor/storage/rules/tokenHeader.ts'
import { serverWords } from '../../src/editor/storage/serverWords.ts'
import { editServer, filesIn } from '../../tests/unit/editServer.ts'
import { openedAddress, ownOrigins } from './request.ts'

const json = { 'Content-Type': 'application/json' }
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>'

/** A server, a request that would change the content if it came from the page, and an assertion that nothing has changed. */
async function attacked(contentName?: string) {
  const server = await editServer(contentName)
  const { storage, ask, own, folder } = server
  const result = await storage.load()
  const kept = await storage.keepPicture(Buffer.from(svg))
  if (!result.ok || !kept.ok) throw new Error('Failed to prepare the attack.')
  const { text, revision } = result.loaded
  const save = { text: text.replace('"Clients"', '"Attacked"'), files: {}, revision }
  const before = filesIn(folder)
  return {
    ...server,
    save,
    picture: kept.id,
    /** Asks as the page does, with the token. */
    post: (path: string, value: unknown) =>
      ask('POST', path, { headers: { ...own, ...json }, body: JSON.stringify(value) }),
    expectUntouched: () => expect(filesIn(folder)).toEqual(before),
  }
}

test('the request that the attacks change would be taken', async () => {
  const { post, save, contentFile } = await attacked()
  expect((await post('/api/save', save)).status).toBe(200)
  expect(readFileSync(contentFile, 'utf8')).toContain('"Attacked"')
})

test('whoever is not the page changes nothing', async () => {
  const { ask, own, save, storage, folder } = await attacked()
  const body = JSON.stringify(save)
  const id = randomUUID()
  await storage.drafts.save({ id, text: '', files: {}, base: '', at: 1 })
  const before = filesIn(folder)
  const withBody = [
    ['POST', '/api/save'],
    ['PUT', '/api/drafts'],
    ['POST', '/api/picture'],
  ] as const
  // A request without a body has no content type that could be wrong.
  const withoutBody = [['DELETE', `/api/drafts?id=${id}`]] as const
  for (const [who, headers, status] of strangers) {
    const requests = status === 415 ? withBody : [...withBody, ...withoutBody]
    for (const [method, path] of requests) {
      const sent = { headers: { ...own, ...json, ...headers } }
      const asked = method === 'DELETE' ? sent : { ...sent, body }
      expect(await ask(method, path, asked), who).toEqual({ status, text: '' })
    }
  }
  expect(filesIn(folder)).toEqual(before)
})

/** What no browser sends, or what a page of another site could have it send. */
const unusualRequests: [
  method: string,
  path: string,
  headers?: Record<string, string>,
][] = [
  ['GET', '/', { Range: 'bytes=0-9223372036854775806' }],
  ['GET', '/', { Range: 'bytes=5-2' }],
  ['GET', '/', { Range: 'bytes=-1' }],
  ['GET', '/', { Range: 'bytes=99-' }],
  ['GET', '/', { Range: 'x' }],
  ['GET', '//'],
  ['GET', '///'],
  ['GET', '/%'],
  ['GET', '/%00'],
  ['OPTIONS', '*'],
  ['POST', 'http://'],
  ['DELETE', '/'],
]

test('nothing that is asked for ends the server, or is printed', async () => {
  const { ask, url, folder } = await editServer()
  const printed = vi.spyOn(console, 'error')
  onTestFinished(() => printed.mockRestore())
  // As `npm ci` does while an editor is open.
  rmSync(join(folder, 'page'), { recursive: true })
  const { host } = new URL(url)
  for (const [method, path, headers] of unusualRequests) {
    const { status } = await ask(method, path, { headers: { Host: host, ...headers } })
    expect([200, 400, 404], `${method} ${path}`).toContain(status)
    expect(await ask('GET', '/', { headers: { Host: host } })).toEqual({
      status: 200,
      text: 'the editor',
    })
  }
  expect(printed).not.toHaveBeenCalled()
})

const strangers: [string, Record<string, string>, number][] = [
  ['a name that leads here (DNS rebinding)', { Host: 'editor.example.com' }, 421],
  ['this computer’s name without the port', { Host: '127.0.0.1' }, 421],
  ['a page of another site', { Origin: 'https://example.com' }, 403],
  ['a page of another program on this computer', { Origin: 'http://127.0.0.1:1' }, 403],
  ['a page without an address, as in a frame', { Origin: 'null' }, 403],
  ['a page that does not know the token', { [tokenHeader]: '' }, 403],
  ['a page that guesses the token', { [tokenHeader]: 'a'.repeat(64) }, 403],
  ['a form of another site', { 'Content-Type': 'text/plain' }, 415],
  ['a form with a file', { 'Content-Type': 'multipart/form-data; boundary=b' }, 415],
]

test('nothing is reported without the token, or allowed to another page', async () => {
  const { ask, own } = await attacked()
  const foreign = { Origin: 'https://example.com' }
  for (const path of ['site', 'file?name=/mark.svg', 'drafts', 'sample']) {
    for (const [method, headers] of [
      ['GET', {}],
      ['GET', { ...own, ...foreign }],
      ['OPTIONS', foreign],
    ] as const)
      expect((await ask(method, `/api/${path}`, { headers })).status, path).toBe(403)
  }
})

const refusedPlaces = [
  '/../content/other.svg',
  '/logos/../../other.svg',
  '/logos/..\\..\\other.svg',
  '/%2e%2e/other.svg',
  '//other.svg',
  '/.git/other.svg',
  '/.other.svg',
  '/other.js',
  '/index.html',
  '/other.svg\0.svg',
  '/CON:/other.svg',
  'other.svg',
  '/out/other.svg',
  '/out/target.svg',
  '/link.svg',
  '/file/other.svg',
  '/con.svg',
  '/logos/nul.tar.svg',
  '/aux/other.svg',
  '/CNAME',
  '/robots.txt',
  '/.well-known/security.txt',
]

test('a picture cannot be put or taken away outside of public, over a link, or as another kind of file', async () => {
  const { folder, project, post, save, picture } = await attacked()
  const outside = join(folder, 'outside')
  mkdirSync(outside)
  writeFileSync(join(outside, 'target.svg'), svg)
  symlinkSync(outside, join(project, 'public/out'))
  writeFileSync(join(project, 'public/file'), 'no folder')
  mkdirSync(join(project, 'public/.well-known'))
  for (const name of ['CNAME', 'robots.txt', '.well-known/security.txt'])
    writeFileSync(join(project, 'public', name), 'of the host')
  symlinkSync(join(outside, 'target.svg'), join(project, 'public/link.svg'))
  const before = filesIn(folder)
  for (const path of refusedPlaces)
    for (const id of [picture, null]) {
      const answer = await post('/api/save', { ...save, files: { [path]: id } })
      expect(answer.status, path).toBe(400)
    }
  expect(filesIn(folder)).toEqual(before)
})

test('for no file the server stands still, though it would take minutes to open', async () => {
  const { storage } = await attacked()
  const because = async (bytes: string) => {
    const kept = await storage.keepPicture(Buffer.from(bytes))
    return kept.ok ? '' : kept.because
  }
  const style = `<style>${'a'.repeat(900_000)}</style>`
  expect(await because(' '.repeat(2_900_000))).toBe('kind')
  expect(await because(svg.replace('/>', `>${'<g/>'.repeat(700_000)}</svg>`))).toBe(
    'drawing too big',
  )
  expect(await because(svg.replace('/>', `>${style}</svg>`))).toBe('')
})

test('no address gives a file from elsewhere', async () => {
  const { ask, own } = await attacked()
  for (const path of [
    '/../package.json',
    '/%2e%2e/state/drafts/a.json',
    '/..%2f..%2fproject/content/site.json',
    '/api/file?name=../../project/content/site.json',
    '/api/file?name=/../content/site.json',
    '/api/file?name=/logos/../../content/site.json',
  ])
    expect((await ask('GET', path, { headers: own })).status, path).toBe(404)
})

test('a draft is kept and taken away under the id of a session alone', async () => {
  const { ask, own, expectUntouched } = await attacked()
  const headers = { ...own, ...json }
  for (const id of ['../../project/content/site', 'a', '', ['a']]) {
    const body = JSON.stringify({ id })
    const kept = await ask('PUT', '/api/drafts', { headers, body })
    expect(kept).toEqual({
      status: 200,
      text: JSON.stringify({ ok: false, because: 'refused' }),
    })
    await ask('DELETE', `/api/drafts?id=${encodeURIComponent(String(id))}`, { headers })
  }
  expectUntouched()
})

test('what is no request to save, or no content, is refused', async () => {
  const { ask, post, own, storage, save, expectUntouched } = await attacked()
  for (const wrong of [
    'text',
    { ...save, text: undefined },
    { ...save, files: ['/a.svg'] },
    // A picture that was never chosen, and another file as one.
    { ...save, files: { '/a.svg': 'ab' } },
    { ...save, files: { '/a.svg': '../drafts/a.json' } },
  ])
    expect((await post('/api/save', wrong)).status, JSON.stringify(wrong)).toBe(400)
  const headers = { ...own, ...json }
  for (const body of [
    '{"text":',
    '['.repeat(1e6),
    '{"__proto__":{"text":""},"constructor":{}}',
  ])
    expect((await ask('POST', '/api/save', { headers, body })).status).toBe(400)
  for (const text of [
    '{"__proto__":{}}',
    '['.repeat(20_000),
    '<script>alert(1)</script>',
    '',
  ])
    expect(await storage.save({ text, files: {} }, save.revision)).toMatchObject({
      ok: false,
      because: 'invalid',
    })
  expectUntouched()
})

test('a body that is too large is not read to its end', async () => {
  const { ask, own, expectUntouched } = await attacked()
  const body = JSON.stringify({ base64: 'a'.repeat(30_000_000) })
  const sent = ask('POST', '/api/picture', { headers: { ...own, ...json }, body })
  const status = await sent.then(
    (answer) => answer.status,
    // The connection is closed while the rest is still being sent.
    (error: NodeJS.ErrnoException) => error.code,
  )
  expect([413, 'ECONNRESET', 'EPIPE']).toContain(status)
  expectUntouched()
})

test('a body that breaks off in the midst changes nothing, and the server goes on', async () => {
  const { own, port, save, storage, expectUntouched } = await attacked()
  const body = JSON.stringify(save)
  const head = [
    'POST /api/save HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    ...Object.entries({ ...own, ...json }).map((header) => header.join(': ')),
    `Content-Length: ${body.length}`,
  ]
  await new Promise<void>((done) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`, () =>
        socket.destroy(),
      )
    })
    socket.on('close', () => done())
  })
  expect(await storage.load()).toMatchObject({ ok: true })
  expectUntouched()
})

const long = 'a'.repeat(240)

type Attacked = Awaited<ReturnType<typeof attacked>>

test.each<
  [
    what: string,
    arrange: (site: Attacked) => void,
    pictures: string[],
    answer: object,
    contentName?: string,
  ]
>([
  [
    'the content cannot be written',
    () => {},
    ['/logos/new.svg'],
    { because: 'not written', cause: 'ENAMETOOLONG' },
    `${long}.json`,
  ],
  [
    'a picture cannot be written',
    () => {},
    ['/new.svg', `/${long}.svg`],
    { because: 'not written', cause: 'ENAMETOOLONG' },
  ],
  [
    'a picture would take the place of another one',
    ({ project }) => writeFileSync(join(project, 'public/theirs.svg'), 'theirs'),
    ['/new.svg', '/theirs.svg'],
    { because: 'picture taken', path: '/theirs.svg' },
  ],
  [
    'the content was made read-only',
    ({ contentFile }) => chmodSync(contentFile, 0o444),
    [],
    { because: 'not written', cause: 'EACCES' },
  ],
  [
    'the content is gone',
    ({ contentFile }) => rmSync(contentFile),
    [],
    { because: 'gone' },
  ],
])('where %s, all stays as it was', async (_, arrange, pictures, answer, contentName) => {
  const site = await attacked(contentName)
  const { storage, save, picture, folder } = site
  arrange(site)
  const before = filesIn(folder)
  const files = Object.fromEntries(pictures.map((path) => [path, picture]))
  const result = await storage.save({ text: save.text, files }, save.revision)
  expect(result).toEqual({ ok: false, ...answer })
  expect(filesIn(folder)).toEqual(before)
})

test('where chosen files and drafts cannot be kept the page is told, and the content can be saved', async () => {
  const { storage, save, folder, contentFile } = await attacked()
  rmSync(join(folder, 'state'), { recursive: true, force: true })
  writeFileSync(join(folder, 'state'), 'no folder')
  const drawing = Buffer.from(svg.replace('/>', '><path d="M0 0h9v9z"/></svg>'))
  for (const result of [
    await storage.keepPicture(drawing),
    await storage.keepDocument(Buffer.from('%PDF-1.7\n')),
  ])
    expect(result).toEqual({
      ok: false,
      because: 'unavailable',
      why: serverWords.draftNotKept,
    })
  const draft = { id: randomUUID(), text: '', files: {}, base: '', at: 1 }
  expect(await storage.drafts.save(draft)).toEqual({
    ok: false,
    because: 'not written',
    cause: 'ENOTDIR',
  })
  const { text, revision } = save
  expect(await storage.save({ text, files: {} }, revision)).toMatchObject({ ok: true })
  expect(readFileSync(contentFile, 'utf8')).toContain('"Attacked"')
})

test('the token is its owner’s alone, and another one where others may have read it', async () => {
  const { folder, restart } = await editServer()
  const file = join(folder, 'state/token')
  expect(statSync(file).mode & 0o077).toBe(0)
  chmodSync(file, 0o644)
  expect(await (await restart()).load()).toMatchObject({ why: serverWords.foreign })
  expect(statSync(file).mode & 0o077).toBe(0)
})

const codespace = {
  CODESPACES: 'true',
  CODESPACE_NAME: 'octo-cat',
  GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.github.dev',
}

test('nobody but this computer reaches the server', async () => {
  const { url, port, ask } = await attacked()
  expect(new URL(url).hostname).toBe('127.0.0.1')
  const local = [`http://127.0.0.1:${port}`, `http://localhost:${port}`]
  const elsewhere = { ...codespace, CODESPACES: undefined }
  expect(ownOrigins(Number(port), elsewhere)).toEqual(local)
  expect(openedAddress(url, elsewhere)).toBe(url)
  const headers = { Host: `octo-cat-${port}.app.github.dev` }
  expect(await ask('GET', '/', { headers })).toEqual({ status: 421, text: '' })
})

test('a Codespace takes its own forwarded address, and no other one', async () => {
  for (const [name, value] of Object.entries(codespace)) vi.stubEnv(name, value)
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const { url, ask, own, save, contentFile, storage } = await attacked()
  const { port: number } = new URL(url)
  const { host, origin, hash } = new URL(openedAddress(url))
  expect(origin).toBe(`https://octo-cat-${number}.app.github.dev`)
  expect(hash).toBe(new URL(url).hash)
  const page = await ask('GET', '/', { headers: { Host: host } })
  expect(page).toEqual({ status: 200, text: 'the editor' })

  const token = own[tokenHeader]
  const saved = (Host: string, Origin: string) =>
    ask('POST', '/api/save', {
      headers: { Host, Origin, [tokenHeader]: token, ...json },
      body: JSON.stringify(save),
    })
  const before = readFileSync(contentFile, 'utf8')
  const others = [
    `another-cat-${number}.app.github.dev`,
    `octo-cat-1${number}.app.github.dev`,
    `octo-cat-${number}.app.github.dev.example.com`,
    'app.github.dev',
  ]
  for (const other of others) {
    expect((await saved(other, origin)).status, other).toBe(421)
    expect((await saved(host, `https://${other}`)).status, other).toBe(403)
  }
  expect((await saved(host, `http://${host}`)).status).toBe(403)
  expect(readFileSync(contentFile, 'utf8')).toBe(before)

  // As the forwarder of a Codespace passes it on: with its own name, or localhost instead.
  const local = `localhost:${number}`
  for (const [Host, Origin] of [
    [host, origin],
    [local, `http://${local}`],
    [local, `https://${local}`],
  ] as const) {
    const { status } = await ask('GET', '/api/site', {
      headers: { Host, Origin, [tokenHeader]: token },
    })
    expect(status, `${Host} ${Origin}`).toBe(200)
  }
  expect((await saved(host, origin)).status).toBe(200)
  expect(await storage.load()).toMatchObject({ ok: true })
})

/** Whatever a stranger sends to the editor's server, no file is touched. */
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
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

test.each(strangers)('%s changes nothing', async (_, stranger, status) => {
  const { ask, own, save, expectUntouched } = await attacked()
  const headers = { ...own, ...json, ...stranger }
  const asked = { headers, body: JSON.stringify(save) }
  for (const [method, path] of [
    ['POST', 'save'],
    ['PUT', 'drafts'],
    ['POST', 'picture'],
  ] as const)
    expect(await ask(method, `/api/${path}`, asked)).toEqual({ status, text: '' })
  // A request without a body has no content type that could be wrong.
  if (status !== 415)
    expect(await ask('DELETE', '/api/drafts?id=a', { headers })).toMatchObject({ status })
  expectUntouched()
})

/** What no browser sends, or what a page of another site could have it send. */
const unusualRequests: [string, string, Record<string, string>?][] = [
  ['GET', '/', { Range: 'bytes=0-9223372036854775806' }],
  ['GET', '/', { Range: 'bytes=5-2' }],
  ['GET', '//'],
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
    const page = await ask('GET', '/', { headers: { Host: host } })
    expect(page.text).toBe('the editor')
  }
  expect(printed).not.toHaveBeenCalled()
})

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
  '/logos/..\\..\\other.svg',
  '/%2e%2e/other.svg',
  '//other.svg',
  '/.git/other.svg',
  '/other.js',
  '/index.html',
  '/other.svg\0.svg',
  '/out/other.svg',
  '/link.svg',
  '/file/other.svg',
  '/con.svg',
  '/CNAME',
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
  for (const name of ['CNAME', '.well-known/security.txt'])
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
    const { text } = await ask('PUT', '/api/drafts', { headers, body })
    expect(text).toContain('refused')
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
  for (const body of ['{"text":', '['.repeat(1e6), '{"__proto__":{"text":""}}'])
    expect((await ask('POST', '/api/save', { headers, body })).status).toBe(400)
  for (const text of ['{"__proto__":{}}', '['.repeat(20_000), ''])
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

const long = 'a'.repeat(240)
const tooLong = { because: 'not written', cause: 'ENAMETOOLONG' }

test.each<[what: string, contentName: string, pictures: string[], answer: object]>([
  ['the content cannot be written', `${long}.json`, ['/new.svg'], tooLong],
  ['a picture cannot be written', 'site.json', ['/new.svg', `/${long}.svg`], tooLong],
  [
    'a picture would take the place of another one',
    'site.json',
    ['/new.svg', '/theirs.svg'],
    { because: 'picture taken', path: '/theirs.svg' },
  ],
])('where %s, all stays as it was', async (_, contentName, pictures, answer) => {
  const { storage, save, picture, folder, project } = await attacked(contentName)
  writeFileSync(join(project, 'public/theirs.svg'), 'theirs')
  const before = filesIn(folder)
  const files = Object.fromEntries(pictures.map((path) => [path, picture]))
  const result = await storage.save({ text: save.text, files }, save.revision)
  expect(result).toEqual({ ok: false, ...answer })
  expect(filesIn(folder)).toEqual(before)
})

test('where chosen files cannot be kept the page is told, and the content can be saved', async () => {
  const { storage, save, folder } = await attacked()
  rmSync(join(folder, 'state'), { recursive: true, force: true })
  writeFileSync(join(folder, 'state'), 'no folder')
  expect(await storage.keepDocument(Buffer.from('%PDF-1.7\n'))).toEqual({
    ok: false,
    because: 'unavailable',
    why: serverWords.draftNotKept,
  })
  const { text, revision } = save
  expect(await storage.save({ text, files: {} }, revision)).toMatchObject({ ok: true })
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
  onTestFinished(() => void vi.unstubAllEnvs())
  const { url, port, ask, own, save } = await attacked()
  const { host, origin, hash } = new URL(openedAddress(url))
  expect(origin).toBe(`https://octo-cat-${port}.app.github.dev`)
  expect(hash).toBe(new URL(url).hash)
  const token = own[tokenHeader]
  const asked = async (Host: string, Origin: string) => {
    const headers = { Host, Origin, [tokenHeader]: token, ...json }
    const body = JSON.stringify({ ...save, text: '' })
    return (await ask('POST', '/api/save', { headers, body })).status
  }
  for (const other of [
    `another-cat-${port}.app.github.dev`,
    `octo-cat-1${port}.app.github.dev`,
    `octo-cat-${port}.app.github.dev.example.com`,
    'app.github.dev',
  ]) {
    expect(await asked(other, origin), other).toBe(421)
    expect(await asked(host, `https://${other}`), other).toBe(403)
  }
  expect(await asked(host, `http://${host}`)).toBe(403)
  // As the forwarder of a Codespace passes it on: with its own name, or localhost instead.
  const local = `localhost:${port}`
  expect(await asked(host, origin)).toBe(200)
  for (const scheme of ['http', 'https'])
    expect(await asked(local, `${scheme}://${local}`), scheme).toBe(200)
})

/** The settings for nginx, and the .htaccess of a build on an Apache configured as hosts do, tried on real servers. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { findNginx, freePort, runNginx } from '../../tests/e2e/hosts/runNginx.ts'
import { rawGet } from '../../tests/e2e/support/rawGet.ts'
import { apacheSettings } from '../../tests/support/apache.ts'
import { writeFiles } from '../../tests/support/temporaryFolder.ts'
import { precompress } from '../build/precompress.ts'
import { apacheFile } from './apacheFile.ts'
import { commonHeaders, documentHeaders, fileHeader, hostFiles } from './headers.ts'
import { nginx } from './nginx.ts'
import { hostPolicy } from './policy.ts'

const base = '/my.site/'
const words = 'Words that repeat, so that they can be compressed. '.repeat(20)
const files: Record<string, string> = {
  'index.html': `<!doctype html>${words}`,
  '404.html': `<!doctype html>Nothing here. ${words}`,
  'assets/a-1.js': `// ${words}`,
  'assets/a-1.avif': 'avif',
  'logos/a.svg': `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${words} --></svg>`,
  'photo.webp': 'webp',
  'manifest.webmanifest': `{"name":"${words}"}`,
  'licences.txt': `Ação. ${words}`,
  _headers: words,
}

/** The type and encoding of every file. */
const types = {
  '': 'text/html; charset=utf-8',
  'assets/a-1.js': 'text/javascript; charset=utf-8',
  'logos/a.svg': 'image/svg+xml; charset=utf-8',
  'licences.txt': 'text/plain; charset=utf-8',
  'manifest.webmanifest': 'application/manifest+json; charset=utf-8',
  'assets/a-1.avif': 'image/avif',
  'photo.webp': 'image/webp',
}

/** Stops the servers and removes their folders. */
const ends: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of ends) await end()
})

/** Writes the site below a folder. Returns the site's folder. */
async function writeSite(folder: string): Promise<string> {
  const site = join(folder, base)
  writeFiles(site, files)
  await precompress(site)
  return site
}

const addressAt = (port: number) => `http://127.0.0.1:${port}${base}`

async function startNginx(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const root = await writeSite(folder)
  const loopbackPort = await freePort()
  const address = new URL(base, 'https://www.example.com')
  const { stop } = await runNginx(nginx(address, { root, loopbackPort }), loopbackPort)
  ends.push(async () => {
    await stop()
    rmSync(folder, { recursive: true })
  })
  return addressAt(loopbackPort)
}

/** A host with Debian's modules and these permissions. */
interface Host {
  modules: readonly string[]
  allow: string
}

const usual = ['headers', 'rewrite', 'setenvif', 'deflate', 'filter', 'negotiation']

/** Starts Apache until the tests end. Returns the site's address. */
async function startApache({ modules, allow }: Host): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'apache-'))
  const site = await writeSite(join(folder, 'htdocs'))
  writeFileSync(join(site, '.htaccess'), apacheFile(base))
  spawnSync('chmod', ['-R', 'a+rX', folder])
  const port = await freePort()
  const file = join(folder, 'apache.conf')
  const root = join(folder, 'htdocs')
  writeFileSync(file, apacheSettings({ folder, root, port, modules, allow }))
  const child = spawn('apache2', ['-f', file, '-DFOREGROUND'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  ends.push(async () => {
    const ended = new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true })
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const url = addressAt(port)
  while (!(await fetch(url).then(Boolean, () => false)))
    if (child.exitCode !== null) throw new Error(`Failed to start Apache: ${output}`)
  return url
}

const startUsualApache = () => startApache({ modules: usual, allow: 'FileInfo' })
const search = findNginx()
const hosts = [
  { name: 'Apache', start: startUsualApache },
  ...(search.ok ? [{ name: 'nginx', start: startNginx }] : []),
]

describe.each(hosts)('on $name', ({ name, start }) => {
  let url = ''
  beforeAll(async () => {
    url = await start()
  })

  test('every response has each header once, even for a missing file', async () => {
    const cached = {
      '': 'no-cache',
      'assets/a-1.js': 'public, max-age=31536000, immutable',
      'logos/a.svg': 'public, max-age=3600',
      nothing: undefined,
      'assets/nothing.svg': undefined,
    }
    for (const [path, caching] of Object.entries(cached)) {
      const { headers, rawNames } = await rawGet(url + path, { 'accept-encoding': 'br' })
      const own =
        path === ''
          ? documentHeaders(hostPolicy({ isHttps: false }))
          : [fileHeader(path.includes('nothing') ? '404.html' : path)]
      for (const { name, value } of [...commonHeaders({ isHttps: false }), ...own])
        expect(headers[name.toLowerCase()], `${name} of /${path}`).toBe(value)
      expect(headers['cache-control'], path).toBe(caching)
      expect(rawNames.toSorted()).toEqual([...new Set(rawNames)].toSorted())
    }
    // Scripts in a drawing do not run.
    const drawing = await rawGet(`${url}logos/a.svg`)
    expect(drawing.headers['content-security-policy']).toContain('sandbox')
  })

  test('files have the right type, text is compressed with brotli or gzip, and decompresses to the original', async () => {
    for (const [path, type] of Object.entries(types))
      for (const encoding of ['identity', 'gzip', 'br']) {
        const { headers } = await rawGet(url + path, { 'accept-encoding': encoding })
        expect(headers['content-type'], path).toBe(type)
      }
    for (const [path, file = path] of [['', 'index.html'], ['assets/a-1.js']] as const) {
      const plain = await rawGet(url + path)
      const br = await rawGet(url + path, { 'accept-encoding': 'gzip, deflate, br' })
      const gz = await rawGet(url + path, { 'accept-encoding': 'gzip' })
      for (const { headers } of [br, gz]) expect(headers.vary).toBe('Accept-Encoding')
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(br.headers['content-encoding']).toBe('br')
      expect(br.headers['content-language']).toBeUndefined()
      expect(gz.headers['content-encoding']).toBe('gzip')
      for (const body of [plain.body, brotliDecompressSync(br.body), gunzipSync(gz.body)])
        expect(body.toString()).toBe(files[file])
    }
  })

  test('a missing address shows the site’s own error page', async () => {
    for (const path of ['nothing', 'assets/a-1.js.br', 'index.html.gz', '_headers']) {
      const { status, body } = await rawGet(url + path)
      expect([status, body.toString()], path).toEqual([404, files['404.html']])
    }
  })

  if (name === 'nginx') {
    test('nothing but the site’s own address responds with the document', async () => {
      const none = ['index.html', '404.html', 'assets/', 'assets', 'en/', '../']
      for (const path of [...none, ...hostFiles])
        expect((await rawGet(url + path)).status, path).toBe(404)
      const withoutSlash = await rawGet(`${url.slice(0, -1)}?lang=br`)
      expect(withoutSlash.headers.location).toBe(`${base}?lang=br`)
    })

    test('an unchanged document is not sent again, and an invalid range gets the complete document', async () => {
      const { headers } = await rawGet(url)
      const again = await rawGet(url, { 'if-none-match': headers.etag ?? '' })
      expect([again.status, again.body.length]).toEqual([304, 0])
      expect((await rawGet(url, { range: 'bytes=9999999-' })).status).toBe(200)
    })
  }
})

test.each<[string, Host]>([
  ['without modules', { modules: [], allow: 'FileInfo' }],
  ['that ignores .htaccess', { modules: usual, allow: 'None' }],
  ['that allows everything in .htaccess', { modules: usual, allow: 'All' }],
])('the page is served by an Apache server %s', async (_, host) => {
  const address = await startApache(host)
  const { status, body } = await rawGet(address)
  expect([status, body.toString()]).toEqual([200, files['index.html']])
})

if (search.ok) {
  test('port 80 redirects to https with the site’s own name, for any requested host', async () => {
    const port = await freePort()
    const settings = nginx(new URL('https://www.example.com/'), { root: tmpdir() })
    // Only the server block of port 80: the other one needs a certificate.
    const [plain = ''] = /server \{\s+listen 80;.*?\n\}\n/s.exec(settings) ?? []
    const here = plain.replace('listen 80;', `listen 127.0.0.1:${port};`)
    const { stop } = await runNginx(here.replace('listen [::]:80;', ''), port)
    ends.push(stop)
    const answer = (host: string) => rawGet(`http://127.0.0.1:${port}/?lang=br`, { host })
    const { headers } = await answer('www.example.com')
    expect(headers.location).toBe('https://www.example.com/?lang=br')
    expect((await answer('elsewhere.example')).status).toBe(404)
  })
} else {
  test('a real nginx is available for the tests', () => {
    console.warn(search.sentence)
    expect(process.env['CI'] === 'true', search.sentence).toBe(false)
  })
}

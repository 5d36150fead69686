/** Tests the configuration for nginx, and the .htaccess of a build, on real servers that are configured like those of hosts. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, onTestFinished, test } from 'vitest'

import { rawGet } from '../../tests/e2e/support/rawGet.ts'
import { findFreePort } from '../../tests/support/findFreePort.ts'
import { isNginxInstalled, runNginx } from '../../tests/support/nginxServer.ts'
import { apacheConfiguration } from '../../tests/support/serverConfiguration.ts'
import { temporaryFolder, writeFiles } from '../../tests/support/temporaryFolder.ts'
import { precompress } from '../build/precompress.ts'
import { apacheFile } from './apacheFile.ts'
import {
  cacheRule,
  commonHeaders,
  contentType,
  documentHeaders,
  fileHeader,
  settingsFiles,
  isPublished,
} from './headers.ts'
import { nginxConfiguration } from './nginx.ts'
import { hostPolicy } from './policy.ts'

const base = '/my.site/'
const longText = 'Words that repeat, so that they can be compressed. '.repeat(20)
const files: Record<string, string> = {
  'index.html': `<!doctype html>${longText}`,
  '404.html': `<!doctype html>Nothing here. ${longText}`,
  'assets/a-1.js': `// ${longText}`,
  'assets/a-1.avif': 'avif',
  'logos/a.svg': `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${longText} --></svg>`,
  'photo.webp': 'webp',
  'manifest.webmanifest': `{"name":"${longText}"}`,
  'licences.txt': `Ação. ${longText}`,
  _headers: longText,
}

/** The published files except the document, which is only at the site's address. */
const publishedFiles = Object.keys(files).filter(
  (file) => file !== 'index.html' && isPublished(file),
)

/** Writes the site. Returns its URL on a local server. */
async function writeSite(root: string, port: number, extraFiles: Record<string, string>) {
  writeFiles(join(root, base), { ...files, ...extraFiles })
  await precompress(join(root, base))
  return `http://127.0.0.1:${port}${base}`
}

/** Starts nginx until the test ends. Returns the site's URL. */
async function startNginx(): Promise<string> {
  const folder = temporaryFolder()
  const port = await findFreePort()
  const url = await writeSite(folder, port, {})
  const address = new URL(base, 'https://www.example.com')
  const options = { root: join(folder, base), loopbackPort: port }
  const { stop } = await runNginx(nginxConfiguration(address, options), port)
  onTestFinished(stop)
  return url
}

const usualModules = 'headers rewrite setenvif deflate filter negotiation'.split(' ')

/** Starts Apache until the test ends. Returns the site's URL. */
async function startApache(
  modules = usualModules,
  allowOverride = 'FileInfo',
): Promise<string> {
  const folder = temporaryFolder()
  const port = await findFreePort()
  const root = join(folder, 'htdocs')
  const url = await writeSite(root, port, { '.htaccess': apacheFile(base) })
  const options = { folder, root, port, modules, allowOverride }
  writeFiles(folder, { 'apache.conf': apacheConfiguration(options) })
  spawnSync('chmod', ['-R', 'a+rX', folder])
  const args = ['-f', join(folder, 'apache.conf'), '-DFOREGROUND']
  const child = spawn('apache2', args, { stdio: 'inherit' })
  onTestFinished(async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'close')
  })
  while (!(await fetch(url).then(Boolean, () => false)))
    if (child.exitCode !== null) throw new Error('Failed to start Apache.')
  return url
}

const httpHeaders = commonHeaders({ isHttps: false })
const valuesByName = (headers: readonly { name: string; value: string }[]) =>
  Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]))

const hasNginx = isNginxInstalled()
const servers = [
  ['Apache', startApache],
  ...(hasNginx ? [['nginx', startNginx] as const] : []),
] as const

test.each(servers)(
  '%s sends every header once, correct content types, compressed text, and 404 for unpublished files',
  async (_, startServer) => {
    const url = await startServer()
    for (const path of ['', ...publishedFiles]) {
      const headersForDocument = documentHeaders(hostPolicy({ isHttps: false }))
      const pathHeaders = path === '' ? headersForDocument : [fileHeader(path)]
      for (const encoding of ['identity', 'gzip', 'br']) {
        const response = await rawGet(url + path, { 'accept-encoding': encoding })
        expect(response.headers, path).toMatchObject({
          ...valuesByName([...httpHeaders, ...pathHeaders]),
          'content-type': contentType(path || 'index.html'),
          'cache-control': cacheRule(path),
        })
        expect(response.headers['content-language']).toBeUndefined()
        expect(response.rawNames).toHaveLength(new Set(response.rawNames).size)
      }
    }
    // Scripts in a drawing do not run.
    const drawing = await rawGet(`${url}logos/a.svg`)
    expect(drawing.headers['content-security-policy']).toContain('sandbox')

    for (const [path, file = path] of [['', 'index.html'], ['assets/a-1.js']] as const) {
      const plain = await rawGet(url + path)
      const br = await rawGet(url + path, { 'accept-encoding': 'gzip, deflate, br' })
      const gz = await rawGet(url + path, { 'accept-encoding': 'gzip' })
      for (const { headers } of [br, gz]) expect(headers.vary).toBe('Accept-Encoding')
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(br.headers['content-encoding']).toBe('br')
      expect(gz.headers['content-encoding']).toBe('gzip')
      for (const body of [plain.body, brotliDecompressSync(br.body), gunzipSync(gz.body)])
        expect(body.toString()).toBe(files[file])
    }
    for (const path of ['nothing', 'assets/a-1.js.br', 'index.html.gz', '_headers']) {
      const { status, body, headers } = await rawGet(url + path)
      expect([status, body.toString()], path).toEqual([404, files['404.html']])
      expect(headers).toMatchObject(
        valuesByName([...httpHeaders, fileHeader('404.html')]),
      )
      expect(headers['cache-control']).toBeUndefined()
    }
  },
)

test.each<[string, string[], string]>([
  ['without modules', [], 'FileInfo'],
  ['that ignores .htaccess', usualModules, 'None'],
  ['that allows everything in .htaccess', usualModules, 'All'],
])('an Apache server %s serves the page', async (_, modules, override) => {
  const { status, body } = await rawGet(await startApache(modules, override))
  expect([status, body.toString()]).toEqual([200, files['index.html']])
})

test.runIf(hasNginx)(
  'nginx serves the document only at the site’s address, and responds with 304 if it is unchanged',
  async () => {
    const url = await startNginx()
    const missingPaths = ['index.html', '404.html', 'assets/', 'assets', 'en/', '../']
    for (const path of [...missingPaths, ...settingsFiles])
      expect((await rawGet(url + path)).status, path).toBe(404)
    const withoutSlash = await rawGet(`${url.slice(0, -1)}?lang=br`)
    expect(withoutSlash.headers.location).toBe(`${base}?lang=br`)
    const { headers } = await rawGet(url)
    const revalidated = await rawGet(url, { 'if-none-match': headers.etag ?? '' })
    expect([revalidated.status, revalidated.body.length]).toEqual([304, 0])
    expect((await rawGet(url, { range: 'bytes=9999999-' })).status).toBe(200)
  },
)

test.runIf(hasNginx)(
  'port 80 redirects requests for the site’s domain to https, and responds to other domains with 404',
  async () => {
    const port = await findFreePort()
    const configuration = nginxConfiguration(new URL('https://www.example.com/'), {
      root: tmpdir(),
    })
    // Uses only the server block of port 80, because the other one needs a certificate.
    const [httpBlock = ''] = /server \{\s+listen 80;.*?\n\}\n/s.exec(configuration) ?? []
    const localBlock = httpBlock.replace('listen 80;', `listen 127.0.0.1:${port};`)
    const { stop } = await runNginx(localBlock.replace('listen [::]:80;', ''), port)
    onTestFinished(stop)
    const get = (host: string) => rawGet(`http://127.0.0.1:${port}/?lang=br`, { host })
    const { headers } = await get('www.example.com')
    expect(headers.location).toBe('https://www.example.com/?lang=br')
    expect((await get('elsewhere.example')).status).toBe(404)
  },
)

test('CI has nginx, so it skips no test of this file', () => {
  expect(hasNginx || process.env['CI'] !== 'true').toBe(true)
})

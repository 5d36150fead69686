/** The printed settings, tried on a real nginx: headers, compression, caching, and 404 for anything else. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test as base } from '@playwright/test'

import { readBuiltSite } from '../../scripts/hosting/builtSite.ts'
import {
  commonHeaders,
  documentHeaders,
  fileHeaders,
  notFoundHeaders,
} from '../../scripts/hosting/headers.ts'
import { runBin } from '../../scripts/test/runBin.ts'
import { rawGet } from './rawGet.ts'
import { findNginx, freePort, runNginx } from './runNginx.ts'
import { content, sampleDist, withBuildInFolder } from './sampleBuild.ts'

const search = findNginx()

interface Site {
  url: string
  html: string
  files: string[]
  notFound: string
}

/** Prints the settings by the command that people use, and starts nginx with them. */
async function withNginx(
  dist: string,
  run: (site: Site) => Promise<void>,
): Promise<void> {
  const port = await freePort()
  const args = [
    'scripts/hosting.ts',
    'nginx',
    '--root',
    dist,
    '--dist',
    dist,
    '--loopback',
    String(port),
  ]
  const printed = await runBin('tsx', args)
  expect(printed.exitCode, printed.output).toBe(0)
  const built = readBuiltSite(dist)
  if (!built.ok) throw new Error(built.sentence)
  const nginx = await runNginx(printed.output, port)
  try {
    const { html, files, notFound = '', base: folder } = built.built
    await run({ url: `http://127.0.0.1:${port}${folder}`, html, files, notFound })
  } finally {
    await nginx.stop()
  }
}

// Playwright reads the names of what a fixture needs from an object pattern: an empty one needs nothing.
/* oxlint-disable no-empty-pattern */
const test = base.extend<object, { site: Site; siteInFolder: Site }>({
  site: [async ({}, use) => withNginx(sampleDist, use), { scope: 'worker' }],
  siteInFolder: [
    async ({}, use) => withBuildInFolder((dist) => withNginx(dist, use)),
    { scope: 'worker', timeout: 120_000 },
  ],
})
/* oxlint-enable no-empty-pattern */

const hashedScript = ({ files }: Site) =>
  files.find((file) => /^assets\/.*\.js$/.test(file)) ?? ''
const logo = ({ files }: Site) =>
  files.find((file) => /^logos\/.*\.svg$/.test(file)) ?? ''

if (search.ok) {
  test('every answer carries its headers, a missing file’s too', async ({ site }) => {
    const common = commonHeaders({ https: false })
    const forDocument = [...common, ...documentHeaders(site.html, { https: false })]
    const forFiles = [...common, ...fileHeaders]
    for (const path of ['', hashedScript(site), logo(site), 'robots.txt']) {
      const { headers } = await rawGet(site.url + path)
      for (const { name, value } of path === '' ? forDocument : forFiles) {
        expect(headers[name.toLowerCase()], `${name} of /${path}`).toBe(value)
      }
    }
    const missing = [...common, ...notFoundHeaders(site.notFound)]
    for (const path of ['nothing', 'assets/nothing.js', 'index.html', '404.html']) {
      const { headers, status } = await rawGet(site.url + path)
      expect(status, path).toBe(404)
      for (const { name, value } of missing)
        expect(headers[name.toLowerCase()], `${name} of /${path}`).toBe(value)
    }
  })

  test('a missing page leads to the page in both languages, in its look', async ({
    site,
    page,
  }) => {
    const name = content.catalogs.en['language.en.title']
    await page.goto(`${site.url}nothing/here`)
    await expect(page.locator('h1')).toHaveCSS('font-weight', '700')
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(site.url)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('text goes out in brotli, else in gzip, else as it is, and unpacks to the same', async ({
    site,
  }) => {
    for (const path of ['', hashedScript(site), logo(site)]) {
      const plain = await rawGet(site.url + path)
      const br = await rawGet(site.url + path, { 'accept-encoding': 'gzip, deflate, br' })
      const gz = await rawGet(site.url + path, { 'accept-encoding': 'gzip' })
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect([br.headers['content-encoding'], br.headers.vary]).toEqual([
        'br',
        'Accept-Encoding',
      ])
      expect([gz.headers['content-encoding'], gz.headers.vary]).toEqual([
        'gzip',
        'Accept-Encoding',
      ])
      expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
      expect(gunzipSync(gz.body).equals(plain.body)).toBe(true)
    }
  })

  test('hashed files are kept for a year, the rest for an hour, the document is asked for each time', async ({
    site,
  }) => {
    const caching = async (path: string) =>
      (await rawGet(site.url + path)).headers['cache-control']
    expect(await caching(hashedScript(site))).toBe('public, max-age=31536000, immutable')
    expect(await caching(logo(site))).toBe('public, max-age=3600')
    expect(await caching('')).toBe('no-cache')
    expect(await caching('assets/gone.js')).toBeUndefined()
  })

  test('asked again, an unchanged document is not sent again', async ({ site }) => {
    const { headers } = await rawGet(site.url)
    const again = await rawGet(site.url, { 'if-none-match': headers.etag ?? '' })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  test('files go out as what they are', async ({ site }) => {
    const type = async (path: string) =>
      (await rawGet(site.url + path)).headers['content-type']
    expect(await type('')).toBe('text/html; charset=utf-8')
    expect(await type(hashedScript(site))).toBe('text/javascript; charset=utf-8')
    expect(await type(logo(site))).toBe('image/svg+xml; charset=utf-8')
    expect(await type('manifest.webmanifest')).toBe(
      'application/manifest+json; charset=utf-8',
    )
  })

  test('everything that is published answers, and nothing else', async ({ site }) => {
    const published = site.files.map((file) => (file === 'index.html' ? '' : file))
    for (const path of published)
      expect((await rawGet(site.url + path)).status, path).toBe(200)
    const missing = [
      'index.html',
      'index.html.br',
      '_headers',
      'nothing',
      'assets/',
      'assets',
      'en/',
    ]
    for (const path of missing)
      expect((await rawGet(site.url + path)).status, path).toBe(404)
  })

  test('in a folder of its host the page is complete, and the host’s root is not ours', async ({
    siteInFolder,
    page,
  }) => {
    const failed: string[] = []
    // The captcha is another test's matter: here it never answers, so that nothing but our own files can fail.
    await page.route(/hcaptcha\.com/, () => undefined)
    page.on('requestfailed', (request) => failed.push(request.url()))
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
    })
    page.on('console', (message) => {
      if (message.type() === 'error') failed.push(message.text())
    })
    await page.goto(siteInFolder.url)
    await page.mouse.move(5, 5)
    await expect(page.locator('html')).toHaveAttribute('data-awake')
    const logos = page.locator('#clients img')
    await logos.last().scrollIntoViewIfNeeded()
    for (const image of await logos.all()) {
      await image.scrollIntoViewIfNeeded()
      await expect(image).toHaveJSProperty('complete', true)
    }
    expect(failed).toEqual([])
    expect((await rawGet(new URL('/', siteInFolder.url).href)).status).toBe(404)
    const withoutSlash = await rawGet(`${siteInFolder.url.slice(0, -1)}?lang=br`)
    expect([withoutSlash.status, withoutSlash.headers.location]).toEqual([
      301,
      `${new URL(siteInFolder.url).pathname}?lang=br`,
    ])
    expect(
      (await rawGet(siteInFolder.url + hashedScript(siteInFolder))).headers[
        'cache-control'
      ],
    ).toBe('public, max-age=31536000, immutable')
  })
} else {
  test('a real nginx is there to try the settings on', () => {
    console.warn(search.sentence)
    expect(process.env['CI'] === 'true', search.sentence).toBe(false)
  })
}

/** The printed settings, tried on a real nginx: headers, compression, caching, and 404 for anything else. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test as base } from '@playwright/test'

import {
  commonHeaders,
  documentHeaders,
  fileHeader,
  hostFiles,
} from '../../../scripts/hosting/headers.ts'
import { hostPolicy } from '../../../scripts/hosting/policy.ts'
import { allOf } from '../support/allOf.ts'
import { rawGet } from '../support/rawGet.ts'
import { content, sampleDist, withBuildInFolder } from '../support/sampleBuild.ts'
import { printSettings, withNginx, type HostedSite } from './hostSettings.ts'
import { findNginx, freePort, runNginx } from './runNginx.ts'

const search = findNginx()

// Playwright reads the names of what a fixture needs from an object pattern: an empty one needs nothing.
/* oxlint-disable no-empty-pattern */
const test = base.extend<object, { site: HostedSite; siteInFolder: HostedSite }>({
  site: [async ({}, use) => withNginx({ dist: sampleDist }, use), { scope: 'worker' }],
  siteInFolder: [
    async ({}, use) => withBuildInFolder((dist) => withNginx({ dist }, use)),
    { scope: 'worker', timeout: 120_000 },
  ],
})
/* oxlint-enable no-empty-pattern */

const hashedScript = ({ files }: HostedSite) =>
  files.find((file) => /^assets\/.*\.js$/.test(file)) ?? ''
const logo = ({ files }: HostedSite) =>
  files.find((file) => /^logos\/.*\.svg$/.test(file)) ?? ''

if (search.ok) {
  test('every answer carries its headers, a missing file’s too', async ({ site }) => {
    const common = commonHeaders({ https: false })
    const forDocument = documentHeaders(hostPolicy({ https: false }))
    for (const path of ['', hashedScript(site), logo(site), 'robots.txt']) {
      const { headers } = await rawGet(site.url + path)
      const own = path === '' ? forDocument : [fileHeader(path)]
      for (const { name, value } of [...common, ...own]) {
        expect(headers[name.toLowerCase()], `${name} of /${path}`).toBe(value)
      }
    }
    for (const path of ['nothing', 'nothing.svg', 'index.html', '404.html']) {
      const { headers, status } = await rawGet(site.url + path)
      expect(status, path).toBe(404)
      for (const { name, value } of [...common, fileHeader('404.html')])
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

  test('a range that a file does not have costs it no header and doubles none', async ({
    site,
  }) => {
    const { status, rawNames } = await rawGet(site.url, { range: 'bytes=9999999-' })
    expect(status).toBe(200)
    expect(rawNames.toSorted()).toEqual([...new Set(rawNames)].toSorted())
  })

  test('port 80 leads to https under the site’s own name, whatever the address asks for', async () => {
    const port = await freePort()
    const settings = await printSettings('nginx', sampleDist)
    // The server block of port 80 alone: the other one asks for a certificate.
    const [plain = ''] = /server \{\s+listen 80;.*?\n\}\n/s.exec(settings) ?? []
    const here = plain.replace('listen 80;', `listen 127.0.0.1:${port};`)
    const nginx = await runNginx(here.replace('listen [::]:80;', ''), port)
    const answer = async (host: string) => {
      const { status, headers } = await rawGet(`http://127.0.0.1:${port}/?lang=br`, {
        host,
      })
      return [status, headers.location]
    }
    try {
      const { hostname } = new URL(content.site.address)
      expect(await answer(hostname)).toEqual([301, `https://${hostname}/?lang=br`])
      expect(await answer('elsewhere.example')).toEqual([404, undefined])
    } finally {
      await nginx.stop()
    }
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
      ...hostFiles,
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
    // The captcha never answers here, so that only our own files can fail.
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
    for (const image of await allOf(logos)) {
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

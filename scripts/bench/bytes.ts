/** Compares transferred bytes with the budgets of the first view, and measures the size of the editor for GitHub. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

import type { Browser, Request } from '@playwright/test'

import { budgetsOf, siteSizeOf } from '../build/siteSize.ts'
import { readSample } from '../check/contentFile.ts'
import { buildStatic } from '../edit/buildStatic.ts'
import { readPage } from '../edit/editServer.ts'
import { serveDist } from '../hosting/serveDist.ts'
import { buildSample } from './project.ts'
import { printProgress, type Measurement } from './report.ts'

/** The size of the first TCP window (ten segments, one round trip), in bytes, including headers. */
const firstWindowBytes = 14_600
/** CDNs add 300 to 1,500 bytes of headers to a response. */
const maxHeaderBytes = 1000
const maxVisitBytes = 40_000
const maxEditorBytes = 500_000

/** The bytes of a visit on a phone without any interaction, including headers: the document, and everything. */
async function measureVisit(browser: Browser, url: string): Promise<[number, number]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')]
    for (const image of images) image.loading = 'eager'
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon][type]')
    await Promise.all([
      ...images.map((image) => image.decode()),
      icon && fetch(icon.href),
    ])
  })
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  await page.close()
  const bytes = sizes.map((size) => size.responseHeadersSize + size.responseBodySize)
  // Requests are not listed in order: a small file may finish first.
  const documentBytes =
    bytes[requests.findIndex((request) => request.url() === url)] ?? NaN
  return [documentBytes, bytes.reduce((sum, size) => sum + size, 0)]
}

/** The bytes of scripts and documents that the editor for GitHub loads before sign-in. */
async function measureEditor(browser: Browser): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'static-'))
  await buildStatic(folder, readSample())
  const files = readPage(folder)
  rmSync(folder, { recursive: true })
  const page = await browser.newPage()
  let compressedBytes = 0
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  await page.route('**/*', async (route) => {
    const file = files.get(new URL(route.request().url()).pathname)
    if (!file) return route.abort()
    compressedBytes += brotliCompressSync(file.bytes, { params }).length
    return route.fulfill({ body: Buffer.from(file.bytes), contentType: file.type })
  })
  await page.goto('http://localhost/', { waitUntil: 'networkidle' })
  await page.getByRole('textbox').first().waitFor()
  await page.close()
  return compressedBytes
}

export async function benchBytes(browser: Browser): Promise<Measurement[]> {
  const dist = await buildSample()
  printProgress('what a phone receives before any interaction')
  const server = await serveDist(0, dist)
  const [documentBytes, visitBytes] = await measureVisit(browser, server.url)
  await server.close()
  printProgress('the editor for GitHub')
  const editorBytes = await measureEditor(browser)
  return [
    ...budgetsOf(siteSizeOf(dist)).map(({ name, bytes, budget }) =>
      inBytes(name, bytes, budget),
    ),
    inBytes(
      'the document, its headers, and 1,000 B more',
      documentBytes + maxHeaderBytes,
      firstWindowBytes,
    ),
    inBytes(
      'the page before the first interaction, with logos and icon',
      visitBytes,
      maxVisitBytes,
    ),
    inBytes('the editor for GitHub before sign-in, brotli', editorBytes, maxEditorBytes),
  ]
}

const inBytes = (name: string, value: number, limit: number): Measurement => ({
  name,
  value,
  limit,
  unit: 'B',
})

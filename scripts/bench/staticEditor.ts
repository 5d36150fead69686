/** The editor as static files: its weight, and how soon one can sign in on a phone's line. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

import type { Browser } from '@playwright/test'

import { readSample } from '../check/contentFile.ts'
import { buildStatic } from '../edit/buildStatic.ts'
import { readPage } from '../edit/pageFiles.ts'
import { median, printProgress, type Measurement } from './report.ts'

/** A phone's line: in bytes a second, and ms for a round trip. */
const line = { throughput: 1_600_000 / 8, latency: 150 }
/** In bytes, brotli: the page to sign in, and what is fetched behind it. */
const weightLimit = 500_000
/** In ms. */
const startLimit = 3000

export async function benchStaticEditor(
  browser: Browser,
  runs: number,
): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'static-'))
  await buildStatic(folder, readSample())
  const page = readPage(folder)
  rmSync(folder, { recursive: true })
  const compressed = new Map(
    [...page].map(([path, { bytes, type }]) => [path, { type, bytes: brotli(bytes) }]),
  )
  let weight = 0
  const server = createServer((request, response) => {
    const file = compressed.get(new URL(request.url ?? '/', 'http://localhost').pathname)
    if (!file) return response.writeHead(404).end()
    weight += file.bytes.length
    response.setHeader('Content-Type', file.type)
    response.setHeader('Content-Encoding', 'br')
    return response.end(file.bytes)
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  const starts: number[] = []
  for (let run = 0; run < runs; run += 1) {
    weight = 0
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
    const tab = await context.newPage()
    const session = await context.newCDPSession(tab)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: line.throughput,
      uploadThroughput: line.throughput,
    })
    const begin = performance.now()
    await tab.goto(`http://127.0.0.1:${port}/`)
    await tab.getByRole('textbox').first().waitFor()
    starts.push(performance.now() - begin)
    await context.close()
  }
  server.close()
  printProgress(
    `the editor at GitHub: ${weight} bytes, ${median(starts).toFixed(0)} ms on a phone's line`,
  )
  return [
    {
      name: 'the editor at GitHub, sent while one signs in, brotli',
      value: weight,
      limit: weightLimit,
      unit: 'B',
    },
    {
      name: 'its start on a phone’s line of 1.6 Mbit/s',
      value: median(starts),
      limit: startLimit,
      unit: 'ms',
    },
  ]
}

const brotli = (bytes: Uint8Array) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })

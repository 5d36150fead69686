import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { devConfig } from '../../scripts/dev/devConfig.ts'
import { fromRoot } from '../../scripts/files/fromRoot.ts'
import content from '../fixtures/sample/content/site.json' with { type: 'json' }
import { original } from './mistakes/mistake.ts'

const mistaken = original.replace('"hero.title",', '"hero.titel",')
const line = mistaken.slice(0, mistaken.indexOf('hero.titel')).split('\n').length
const headline = content.catalogs.en['hero.title']
const sentence =
  'There is no text “hero.titel”, which “title” of section 1 (hero) asks for.'

const folder = mkdtempSync(join(tmpdir(), 'dev-'))
const file = join(folder, 'content', 'site.json')
const logo = join(folder, 'public', 'logos', 'aroeva.svg')

let server: ViteDevServer
let sent: string[] = []

/** Requests the page as a browser does. */
async function page(): Promise<string> {
  const [url] = server.resolvedUrls?.local ?? []
  return (await fetch(url ?? '', { headers: { accept: 'text/html' } })).text()
}

/** Waits until the server has sent a message with these words to open pages. */
const tells = (words: string) =>
  vi.waitFor(() => expect(sent.join('\n')).toContain(words), {
    timeout: 10_000,
    interval: 20,
  })

// One server for all tests. Each begins and ends with a valid file, except the first.
beforeAll(async () => {
  vi.stubEnv('LC_ALL', 'en_US.UTF-8')
  mkdirSync(join(folder, 'content'))
  cpSync(fromRoot('tests/fixtures/sample/public'), join(folder, 'public'), {
    recursive: true,
  })
  writeFileSync(file, mistaken)
  server = await createServer({
    ...devConfig(file),
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1' },
  })
  await server.listen()
})

beforeEach(() => {
  sent = []
  vi.spyOn(server.ws, 'send').mockImplementation((payload: unknown) => {
    sent.push(JSON.stringify(payload))
  })
})

afterAll(async () => {
  await server.close()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('a server that starts with a broken file shows why, and the page once it is fixed', async () => {
  expect(await page()).toContain(sentence)
  writeFileSync(file, original)
  await tells('full-reload')
  expect(await page()).toContain(headline)
})

test('a mistake is shown over the open page with its frame, and gone when it is fixed', async () => {
  expect(await page()).toContain(headline)
  writeFileSync(file, mistaken)
  await tells(sentence)
  await tells(`> ${line} |       \\"title\\": \\"hero.titel\\",`)
  // A page loaded now gets the last valid content.
  expect(await page()).toContain(headline)
  expect(sent.join('')).not.toMatch(/\\n\s+at /)
  writeFileSync(file, original)
  await tells('full-reload')
  expect(await page()).toContain(headline)
})

test('a file that is lost and comes back is noticed', async () => {
  rmSync(file)
  await tells('is not there')
  expect(await page()).toContain(headline)
  writeFileSync(file, original)
  await tells('full-reload')
  expect(await page()).toContain(headline)
})

test('a logo that is lost is noticed, and that it is back', async () => {
  const drawing = readFileSync(logo)
  rmSync(logo)
  await tells('public/logos/aroeva.svg')
  writeFileSync(logo, drawing)
  await tells('full-reload')
})

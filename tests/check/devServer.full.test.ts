import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { devConfig } from '../../scripts/dev/devConfig.ts'
import { sampleContent, sampleText } from '../fixtures/sampleContent.ts'

const mistaken = sampleText.replace('"hero.title",', '"hero.titel",')
const headline = sampleContent.catalogs.en['hero.title'] ?? ''
const sentence =
  '“Headline” of section 1 (Hero) uses “hero.titel”, but there is no text with that name.'

const folder = mkdtempSync(join(tmpdir(), 'dev-'))
const file = join(folder, 'content', 'site.json')
const logo = join(folder, 'public', 'logos', 'aroeva.svg')

let server: ViteDevServer
let sent: string[] = []

/** Requests the page as a browser does. */
async function fetchPage(): Promise<string> {
  const [url] = server.resolvedUrls?.local ?? []
  return (await fetch(url ?? '', { headers: { accept: 'text/html' } })).text()
}

/** Waits until the server has sent a message with this text to open pages. */
const waitForMessage = (words: string) =>
  vi.waitFor(() => expect(sent.join('\n')).toContain(words), 10_000)

// One server for all tests. Each begins and ends with a valid file, except the first.
beforeAll(async () => {
  vi.stubEnv('LC_ALL', 'en_US.UTF-8')
  cpSync('tests/fixtures/sample', folder, { recursive: true })
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
  expect(await fetchPage()).toContain(sentence)
  writeFileSync(file, sampleText)
  await waitForMessage('full-reload')
  expect(await fetchPage()).toContain(headline)
})

test.each([
  ['a mistake', file, () => writeFileSync(file, mistaken), sentence],
  ['a missing file', file, () => rmSync(file), 'does not exist'],
  ['a missing logo', logo, () => rmSync(logo), 'public/logos/aroeva.svg'],
])(
  '%s is shown over the open page until it is fixed',
  async (_, at, breakFile, words) => {
    const before = readFileSync(at)
    breakFile()
    await waitForMessage(words)
    // A page that is loaded now shows only the problem.
    expect(await fetchPage()).toContain(words)
    writeFileSync(at, before)
    await waitForMessage('full-reload')
    expect(await fetchPage()).toContain(headline)
  },
)

// @vitest-environment node
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { createServer, type ViteDevServer } from 'vite'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

import { siteConfig } from '../../scripts/vite/siteConfig.ts'
import { original } from './mistakes/mistake.ts'

const mistaken = original.replace('"hero.title",', '"hero.titel",')
const headline = 'Custom software, built to stay standing'
const sentence =
  'There is no text “hero.titel”, which “title” of section 1 (hero) asks for.'

const folders: string[] = []
let file = ''
let server: ViteDevServer | undefined

beforeEach(() => {
  vi.stubEnv('LC_ALL', 'en_US.UTF-8')
  const folder = mkdtempSync(join(tmpdir(), 'dev-'))
  folders.push(folder)
  mkdirSync(join(folder, 'content'))
  cpSync(resolve(import.meta.dirname, '../../public'), join(folder, 'public'), {
    recursive: true,
  })
  file = join(folder, 'content', 'site.json')
})

afterEach(async () => {
  await server?.close()
  server = undefined
})

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** Starts the dev server on the content file as it is; gives what it tells open pages, and a way to ask for the page. */
async function start() {
  const told: string[] = []
  server = await createServer({
    ...siteConfig(file),
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1' },
  })
  const { ws } = server
  vi.spyOn(ws, 'send').mockImplementation((payload: unknown) => {
    told.push(JSON.stringify(payload))
  })
  await server.listen()
  const [url] = server.resolvedUrls?.local ?? []
  const page = async () =>
    (await fetch(url ?? '', { headers: { accept: 'text/html' } })).text()
  const tells = (words: string) =>
    vi.waitFor(() => expect(told.join('\n')).toContain(words), {
      timeout: 10_000,
      interval: 20,
    })
  return { told, page, tells }
}

test('a mistake is shown over the open page with its frame, and gone when it is mended', async () => {
  writeFileSync(file, original)
  const { told, page, tells } = await start()
  expect(await page()).toContain(headline)
  writeFileSync(file, mistaken)
  await tells(sentence)
  await tells('> 43 |       \\"title\\": \\"hero.titel\\",')
  expect(told.join('')).not.toMatch(/\\n\s+at /)
  writeFileSync(file, original)
  await tells('full-reload')
  expect(await page()).toContain(headline)
})

test('a server that starts with a broken file shows why, and the page once it is mended', async () => {
  writeFileSync(file, mistaken)
  const { page, tells } = await start()
  expect(await page()).toContain(sentence)
  writeFileSync(file, original)
  await tells('full-reload')
  expect(await page()).toContain(headline)
})

test('a file that is lost and comes back is noticed', async () => {
  const { page, tells } = await start()
  expect(await page()).toContain('is not there')
  writeFileSync(file, original)
  await tells('full-reload')
  expect(await page()).toContain(headline)
  rmSync(file)
  await tells('is not there')
})

test('a logo that is lost is noticed', async () => {
  writeFileSync(file, original)
  const { page, tells } = await start()
  expect(await page()).toContain(headline)
  rmSync(resolve(file, '../../public/logos/aroeva.svg'))
  await tells('public/logos/aroeva.svg')
})

/** The editor as static files, with GitHub's mock behind it, in real Chromium. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { test as base, type FrameLocator, type Page } from '@playwright/test'
import sirv from 'sirv'

import type { ReportLanguage } from '../../../schema/bilingual.ts'
import { buildStatic } from '../../../scripts/edit/buildStatic.ts'
import { githubHeaders } from '../../../scripts/edit/pageHeaders.ts'
import { message } from '../../../src/editor/messages/messages.ts'
import { sampleContent, sampleText } from '../../fixtures/sampleContent.ts'
import { githubRepository, type GithubRepository } from '../../github/githubRepository.ts'
import { repository, token } from '../../github/mockGithub.ts'
import { portOf } from '../../support/portOf.ts'

/** Each request of the mock is some processes of Git, which take their time on a busy machine. */
export const expect = base.expect.configure({ timeout: 60_000 })

const siteOrigin = new URL(sampleContent.site.address).origin

/** In bytes per millisecond: 1.0 and 1.6 Mbit/s. */
const slowLine = { up: 125, down: 200 }

interface GithubEditor extends GithubRepository {
  page: Page
  /** The page in the preview's frame. */
  preview: FrameLocator
  address: string
  /** Opens the page and signs in. */
  signIn: (isKept?: boolean) => Promise<void>
  /** Messages on the console and errors of the page. */
  unexpectedEvents: string[]
  /** From now on the processor and the line are those of a slow phone: 4 times slower, 1.6 Mbit/s down and 1.0 up. */
  slowDown: () => Promise<void>
}

interface Fixtures {
  own: ReportLanguage
  github: GithubEditor
}

interface Shared {
  /** The address of the built page; its host sends the headers of `_headers`, or none. */
  host: { withHeaders: string; withoutHeaders: string }
}

export const test = base.extend<Fixtures, Shared>({
  own: ['en', { option: true }],
  locale: async ({ own }, provide) => provide(own === 'br' ? 'pt-BR' : 'en-US'),
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads off the pattern what is asked for.
    async ({}, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'static-'))
      await buildStatic(folder, sampleText)
      const withHeaders = await serve(folder, githubHeaders(siteOrigin))
      const withoutHeaders = await serve(folder, {})
      await provide({
        withHeaders: withHeaders.address,
        withoutHeaders: withoutHeaders.address,
      })
      withHeaders.close()
      withoutHeaders.close()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  github: async ({ page, host, own }, provide) => {
    const site = githubRepository()
    const unexpectedEvents: string[] = []
    let line: typeof slowLine | undefined
    page.on('pageerror', (error) => unexpectedEvents.push(error.stack ?? String(error)))
    page.on('console', (message) => {
      // The live site is not there.
      const isOfLive = message.location().url.startsWith(siteOrigin)
      if (message.type() === 'error' && !isOfLive) unexpectedEvents.push(message.text())
    })
    // Nothing else leaves this computer.
    await page.route(/^https:/, (route) => route.abort())
    await page.route('https://api.github.com/**', async (route) => {
      const request = route.request()
      const body = request.postData()
      const githubRequest = new Request(request.url(), {
        method: request.method(),
        headers: await request.allHeaders().then((headers) => ({
          authorization: headers['authorization'] ?? '',
          accept: headers['accept'] ?? '',
        })),
        ...(body !== null && { body }),
      })
      const response = await site.github.send(githubRequest).catch(() => undefined)
      if (!response) return route.abort('failed')
      const answer = Buffer.from(await response.arrayBuffer())
      // What is answered here goes over no line that the browser could make slow.
      if (line)
        await setTimeout((body?.length ?? 0) / line.up + answer.length / line.down)
      return route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: answer,
      })
    })
    const address = host.withHeaders
    await provide({
      ...site,
      page,
      preview: page.locator('main iframe').first().contentFrame(),
      address,
      unexpectedEvents,
      async slowDown() {
        line = slowLine
        const session = await page.context().newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
        await session.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 100,
          downloadThroughput: 1000 * slowLine.down,
          uploadThroughput: 1000 * slowLine.up,
        })
      },
      async signIn(isKept = false) {
        await page.goto(address)
        await page.getByLabel(message('signIn.repository')[own]).fill(repository)
        await page.getByLabel(message('signIn.token')[own], { exact: true }).fill(token)
        if (isKept) await page.getByLabel(message('signIn.keep')[own]).check()
        await page.getByRole('button', { name: message('signIn.signIn')[own] }).click()
        await expect(page.getByRole('banner')).toBeVisible()
      },
    })
    site.remove()
    expect(site.github.faults).toEqual([])
    expect(unexpectedEvents).toEqual([])
  },
})

/** What the browser keeps in a store of the editor's. */
export const keptIn = (page: Page, name: string) =>
  page.evaluate(
    (store) =>
      new Promise<{ bytes?: Uint8Array }[]>((done) => {
        const request = indexedDB.open('site-editor')
        request.addEventListener('success', () => {
          const all = request.result.transaction(store).objectStore(store).getAll()
          all.addEventListener('success', () => done(all.result))
        })
      }),
    name,
  )

async function serve(folder: string, headers: Record<string, string>) {
  const send = sirv(folder, { dev: true, dotfiles: true })
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    send(request, response)
  })
  const address = `http://127.0.0.1:${await portOf(server)}/`
  return { address, close: () => server.close() }
}

/** The editor as static files, with a mock of GitHub, in real Chromium. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { expect, test as base, type FrameLocator, type Page } from '@playwright/test'
import sirv from 'sirv'

import type { MessageLanguage } from '../../../schema/bilingual.ts'
import { buildStatic } from '../../../scripts/edit/buildStatic.ts'
import { githubHeaders } from '../../../scripts/edit/pageHeaders.ts'
import { message } from '../../../src/editor/messages/messages.ts'
import { sampleContent, sampleText } from '../../fixtures/sampleContent.ts'
import {
  mockGithub,
  repository,
  token,
  type MockGithub,
} from '../../github/mockGithub.ts'
import { listenOnFreePort } from '../../support/listenOnFreePort.ts'

const siteOrigin = new URL(sampleContent.site.address).origin

/** In bytes per millisecond: 1.0 and 1.6 Mbit/s. */
const slowConnection = { up: 125, down: 200 }

interface GithubEditor {
  mock: MockGithub
  page: Page
  /** The page in the preview's frame. */
  preview: FrameLocator
  address: string
  signIn: (token?: string) => Promise<void>
  /** Errors on the console, except those of requests to the live site, and uncaught errors of the page. */
  unexpectedEvents: string[]
  /** Simulates a slow phone: a CPU that is 4 times slower, and `slowConnection`. */
  slowDown: () => Promise<void>
}

interface Fixtures {
  language: MessageLanguage
  github: GithubEditor
}

export const test = base.extend<Fixtures, { address: string }>({
  language: ['en', { option: true }],
  locale: async ({ language }, provide) => provide(language === 'br' ? 'pt-BR' : 'en-US'),
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
    async ({}, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'static-'))
      await buildStatic(folder, sampleText, 'ana/preset')
      const serveFiles = sirv(folder, { dev: true, dotfiles: true })
      const server = createServer((request, response) => {
        response.setHeaders(new Map(Object.entries(githubHeaders(siteOrigin))))
        serveFiles(request, response)
      })
      await provide(`http://127.0.0.1:${await listenOnFreePort(server)}/`)
      server.close()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  github: async ({ page, address, language }, provide) => {
    const mock = mockGithub()
    const unexpectedEvents: string[] = []
    let throttling: typeof slowConnection | undefined
    page.on('pageerror', (error) => unexpectedEvents.push(error.stack ?? String(error)))
    page.on('console', (message) => {
      // The live site does not respond in this test.
      const isLiveSite = message.location().url.startsWith(siteOrigin)
      if (message.type() === 'error' && !isLiveSite) unexpectedEvents.push(message.text())
    })
    // Nothing else leaves this computer.
    await page.route(/^https:/, (route) => route.abort())
    await page.route('https://api.github.com/**', async (route) => {
      const request = route.request()
      const body = request.postData()
      const { authorization = '', accept = '' } = await request.allHeaders()
      const githubRequest = new Request(request.url(), {
        method: request.method(),
        headers: { authorization, accept },
        ...(body !== null && { body }),
      })
      const response = await mock.send(githubRequest).catch(() => undefined)
      if (!response) return route.abort('failed')
      const responseBody = Buffer.from(await response.arrayBuffer())
      // The browser cannot throttle responses of the mock, so this waits instead.
      if (throttling)
        await setTimeout(
          (body?.length ?? 0) / throttling.up + responseBody.length / throttling.down,
        )
      return route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: responseBody,
      })
    })
    const signInMessage = (id: 'repository' | 'token' | 'signIn') =>
      message(`signIn.${id}`)[language]
    await provide({
      mock,
      page,
      preview: page.locator('main iframe').first().contentFrame(),
      address,
      unexpectedEvents,
      async slowDown() {
        throttling = slowConnection
        const cdpSession = await page.context().newCDPSession(page)
        await cdpSession.send('Emulation.setCPUThrottlingRate', { rate: 4 })
        await cdpSession.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 100,
          downloadThroughput: 1000 * slowConnection.down,
          uploadThroughput: 1000 * slowConnection.up,
        })
      },
      async signIn(typedToken = token) {
        if (!page.url().startsWith(address)) await page.goto(address)
        await page.getByLabel(signInMessage('repository')).fill(repository)
        await page.getByLabel(signInMessage('token'), { exact: true }).fill(typedToken)
        await page.getByRole('button', { name: signInMessage('signIn') }).click()
      },
    })
    expect(mock.faults).toEqual([])
    expect(unexpectedEvents).toEqual([])
  },
})

/** All records of one of the editor's IndexedDB stores. */
export const recordsIn = (page: Page, storeName: string) =>
  page.evaluate(
    (store) =>
      new Promise<{ bytes?: Uint8Array }[]>((resolve) => {
        const request = indexedDB.open('site-editor')
        request.addEventListener('success', () => {
          const records = request.result.transaction(store).objectStore(store).getAll()
          records.addEventListener('success', () => resolve(records.result))
        })
      }),
    storeName,
  )

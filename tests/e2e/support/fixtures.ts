/** Fixtures for tests of the page: the production build and headers. Any unexpected error fails a test. */
import { expect, test as base, type Page } from '@playwright/test'

import type { Language } from '../../../schema/languages.ts'
import {
  byLanguage,
  catalogOf,
  languagesOf,
} from '../../../schema/read/contentLanguages.ts'
import { serveDist } from '../../../scripts/hosting/serveDist.ts'
import type { SentEmail } from '../../../src/mocks/emailHandlers.ts'
import { mockServices } from './mockServices.ts'
import { content, sampleDist } from './sampleBuild.ts'

export { content, expect }
export const bothLanguages = languagesOf(content)
export const texts = byLanguage(bothLanguages, (language) => catalogOf(content, language))

interface Fixtures {
  /** The language of the test, by the length of its title: the page behaves the same, so half of the tests run in each. */
  language: Language
  /** The catalog of that language. */
  catalog: (typeof texts)[Language]
  otherLanguage: Language
  /** Patterns of expected console errors. Any other error fails the test. */
  expectedErrors: RegExp[]
  /** Ids of the content's own form fields, which the mock of the mail service expects too. */
  additionalFields: readonly string[]
  /** Unexpected events: errors of the page and on the console (policy violations too), requests to other hosts. */
  unexpectedEvents: string[]
  /** Emails that the mock of the mail service has received. */
  emails: SentEmail[]
}

interface WorkerFixtures {
  /** The built folder that is served. */
  dist: string
  address: string
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
  language: async ({}, provide, { title }) =>
    provide(title.length % 2 === 0 ? 'en' : 'br'),
  catalog: ({ language }, provide) => provide(texts[language]),
  otherLanguage: ({ language }, provide) => provide(language === 'en' ? 'br' : 'en'),
  dist: [sampleDist, { option: true, scope: 'worker' }],
  address: [
    async ({ dist }, provide) => {
      const server = await serveDist(0, dist)
      await provide(server.url)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, provide) => provide(address),
  expectedErrors: [[], { option: true }],
  additionalFields: [[], { option: true }],
  unexpectedEvents: [
    async ({ context, address, expectedErrors }, provide) => {
      const unexpectedEvents: string[] = []
      const recordEvent = (text: string) => {
        if (!expectedErrors.some((error) => error.test(text))) unexpectedEvents.push(text)
      }
      context.on('weberror', (error) => recordEvent(String(error.error())))
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return
        recordEvent(`${message.text()} (${message.location().url})`)
      })
      await context.route(
        (url) => /^https?:$/.test(url.protocol) && url.origin !== new URL(address).origin,
        async (route) => {
          unexpectedEvents.push(`a call to ${route.request().url()}`)
          await route.abort()
        },
      )
      await provide(unexpectedEvents)
      expect(unexpectedEvents).toEqual([])
    },
    { auto: true },
  ],
  emails: [
    async ({ context, unexpectedEvents, additionalFields }, provide) => {
      // Playwright tries the last route first, so these mocks are added after the one that blocks other hosts.
      expect(unexpectedEvents).toEqual([])
      await provide(await mockServices(context, { additionalFields }))
    },
    { auto: true },
  ],
})

/** Opens the page in a language by its address, like a shared link. */
export async function open(page: Page, language: Language): Promise<void> {
  await page.goto(`./?lang=${language}`)
}

/** Starts the application with a visitor's first event, and waits for it. */
export async function startApplication(page: Page, timeout = 60_000): Promise<void> {
  await page.mouse.move(2, 2)
  await page.mouse.move(3, 3)
  await expectReady(page, timeout)
}

export const expectReady = (page: Page, timeout = 60_000) =>
  expect(page.locator('html')).toHaveAttribute('data-ready', '', { timeout })

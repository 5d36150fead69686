/** A visitor's path through the page, the same in every engine. Each step continues from the previous one. */
import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'

import content from '../../fixtures/sample/content/site.json' with { type: 'json' }
import type { Site } from './site.ts'
import { click, goBack, open, runInPage, type Tab, type, waitUntil } from './tab.ts'

interface Visit {
  site: Site
  tab: Tab
}

interface JourneyStep {
  name: string
  run: (visit: Visit) => Promise<void>
}

const { en, br } = content.catalogs
const form = '#contact form'
const field = (name: string) => `${form} [name=${name}]`

/** Waits for an element's text; the title's no-break spaces count as spaces. */
const waitForText = (tab: Tab, selector: string, expectedText: string) =>
  waitUntil(
    tab,
    `${selector} shows "${expectedText}"`,
    (query, text) =>
      document.querySelector(query)?.textContent.replaceAll('\u00a0', ' ') === text,
    selector,
    expectedText,
  )

const waitUntilReady = (tab: Tab) =>
  waitUntil(tab, 'the page is ready', () => 'ready' in document.documentElement.dataset)

const waitForCaptcha = (tab: Tab) =>
  waitUntil(tab, 'the captcha is on the page', () =>
    [...document.querySelectorAll('iframe')].some((frame) =>
      frame.contentDocument?.querySelector('#checkbox'),
    ),
  )

/** Records console errors. Before this, only the inline script has run. */
const recordErrors = (tab: Tab) =>
  runInPage(tab, () => {
    const consoleLines: string[] = []
    Reflect.set(window, 'consoleLines', consoleLines)
    for (const level of ['error', 'warn'] as const)
      console[level] = (...words: unknown[]) => void consoleLines.push(words.join(' '))
    addEventListener('error', (event) => consoleLines.push(event.message))
    addEventListener('unhandledrejection', (event) =>
      consoleLines.push(String(event.reason)),
    )
  })

const expectNoErrors = async (tab: Tab) =>
  assert.deepEqual(await runInPage(tab, () => Reflect.get(window, 'consoleLines')), [])

const expectNarrow = async (tab: Tab) =>
  assert.ok(
    await runInPage(tab, () => document.documentElement.scrollWidth <= innerWidth),
  )

export const journey: readonly JourneyStep[] = [
  {
    name: 'the page opens in English, and no script is requested',
    run: async ({ site, tab }) => {
      await tab.setWidth(1300)
      await open(tab, site.address)
      await recordErrors(tab)
      await waitForText(tab, 'h1', en['hero.title'])
      assert.equal(await runInPage(tab, () => document.documentElement.lang), 'en')
      assert.ok(!site.requests.some((address) => address.endsWith('.js')))
    },
  },
  {
    name: 'a flag switches everything to the other language',
    run: async ({ tab }) => {
      await click(tab, 'header [data-language=br]')
      await waitForText(tab, 'h1', br['hero.title'])
      assert.equal(await runInPage(tab, () => document.documentElement.lang), 'pt-BR')
      assert.equal(await runInPage(tab, () => document.title), br['page.title'])
      assert.equal(await runInPage(tab, () => localStorage.getItem('language')), 'br')
    },
  },
  {
    name: 'typing loads the application, which keeps what was typed',
    run: async ({ site, tab }) => {
      await open(tab, site.address)
      await recordErrors(tab)
      await type(tab, field('name'), 'Ana Conceição')
      await waitUntilReady(tab)
      const name = (selector: string) =>
        document.querySelector<HTMLInputElement>(selector)?.value
      assert.equal(await runInPage(tab, name, field('name')), 'Ana Conceição')
      await waitForText(tab, 'h1', br['hero.title'])
      await expectNoErrors(tab)
    },
  },
  {
    name: 'the captcha loads, and the form can be sent after it is solved',
    run: async ({ tab }) => {
      await waitForCaptcha(tab)
      const isEnabled = () => document.querySelector('[type=submit]')?.matches(':enabled')
      assert.equal(await runInPage(tab, isEnabled), false)
      await runInPage(tab, () => {
        const frame = document.querySelector<HTMLIFrameElement>('form iframe')
        frame?.contentDocument?.querySelector<HTMLElement>('#checkbox')?.click()
      })
      await waitUntil(tab, 'the button is enabled', isEnabled)
    },
  },
  {
    name: 'the message is sent as typed, and the confirmation is shown',
    run: async ({ site, tab }) => {
      await type(tab, field('contact'), '61 3555-0100')
      await type(tab, field('message'), 'Olá, tudo bem?')
      await click(tab, `${form} [type=submit]`)
      await waitForText(tab, '#contact h3:focus', br['form.success.title'])
      const [mail, ...others] = site.emails.map(({ params }) => params)
      assert.deepEqual(others, [])
      assert.deepEqual(mail, {
        name: 'Ana Conceição',
        contact: '61 3555-0100',
        message: 'Olá, tudo bem?',
        time: new Date().toDateString(),
        captchaToken: '10000000-aaaa-bbbb-cccc-000000000001',
      })
      await expectNoErrors(tab)
    },
  },
  {
    name: 'what was typed is there after leaving the page and coming back',
    run: async ({ site, tab }) => {
      await open(tab, site.address)
      await type(tab, field('name'), 'Ana Souza')
      await type(tab, field('message'), 'Precisamos de um sistema.')
      await waitUntilReady(tab)
      // A frame that is still loading keeps the page out of Chromium's back/forward cache.
      await waitForCaptcha(tab)
      await open(tab, new URL('robots.txt', site.address).href)
      await goBack(tab)
      await waitForText(tab, 'h1', br['hero.title'])
      await waitUntil(tab, 'the text is back', () =>
        [...document.querySelectorAll<HTMLTextAreaElement>('#contact [name]')]
          .map(({ value }) => value)
          .join()
          .startsWith('Ana Souza,,Precisamos de um sistema.'),
      )
    },
  },
  {
    name: 'at 320 px, nothing scrolls sideways and the menu opens',
    run: async ({ site, tab }) => {
      await tab.setWidth(320)
      await open(tab, site.address)
      assert.equal(await runInPage(tab, () => innerWidth), 320)
      await expectNarrow(tab)
      await click(tab, 'header summary')
      await waitUntil(tab, 'the menu is open', () =>
        document.querySelector('header details')?.matches('[open]'),
      )
      await waitUntilReady(tab)
      await expectNarrow(tab)
    },
  },
  {
    name: 'nothing violated the policy, and it blocks an injected script',
    run: async ({ site, tab }) => {
      assert.deepEqual(site.violations, [])
      await runInPage(tab, () => {
        const script = document.createElement('script')
        script.textContent = 'window.planted = true'
        document.head.append(script)
      })
      assert.equal(await runInPage(tab, () => 'planted' in window), false)
      const end = Date.now() + 10_000
      while (site.violations.length === 0 && Date.now() < end) await wait(50)
      assert.match(site.violations.join(), /script-src/)
    },
  },
]

/** One visitor's way through the page, the same in every engine. Each step goes on where the one before it stopped. */
import assert from 'node:assert/strict'

import { withNoBreakSpaces } from '../../../schema/page/noBreakSpaces.ts'
import content from '../../fixtures/sample/content/site.json' with { type: 'json' }
import type { Site } from './site.ts'
import { runInPage, open, type Tab, waitUntil } from './tab.ts'

interface Stage {
  site: Site
  tab: Tab
}

interface JourneyStep {
  name: string
  take: (stage: Stage) => Promise<void>
}

const { en, br } = content.catalogs
const form = '#contact form'
const field = (name: string) => `${form} [name=${name}]`

const text = (tab: Tab, selector: string) =>
  runInPage(tab, (wanted) => document.querySelector(wanted)?.textContent ?? '', selector)

const waitForText = (tab: Tab, selector: string, wanted: string) =>
  waitUntil(
    tab,
    `${selector} shows "${wanted}"`,
    (where, words) => document.querySelector(where)?.textContent === words,
    selector,
    wanted,
  )

const waitUntilAwake = (tab: Tab) =>
  waitUntil(tab, 'the page is ready', () => 'ready' in document.documentElement.dataset)

const waitForCaptcha = (tab: Tab) =>
  waitUntil(tab, 'the captcha is there', () =>
    [...document.querySelectorAll('iframe')].some((frame) =>
      frame.contentDocument?.querySelector('#checkbox'),
    ),
  )

/** Records errors on the console from here on; until now only the inline script has run. */
const watch = (tab: Tab) =>
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

const consoleLines = (tab: Tab) =>
  runInPage(tab, () => Reflect.get(window, 'consoleLines') as string[])

const widthFault = (tab: Tab) =>
  runInPage(tab, () => document.documentElement.scrollWidth - innerWidth)

export const journey: readonly JourneyStep[] = [
  {
    name: 'the page opens in English, and no script is requested',
    take: async ({ site, tab }) => {
      await open(tab, site.address)
      await watch(tab)
      assert.equal(await text(tab, 'h1'), withNoBreakSpaces(en['hero.title']))
      assert.equal(await runInPage(tab, () => document.documentElement.lang), 'en')
      assert.ok(!site.requests.some((address) => address.endsWith('.js')))
    },
  },
  {
    name: 'a flag switches everything to the other language',
    take: async ({ tab }) => {
      await tab.click('header [data-language=br]')
      await waitForText(tab, 'h1', withNoBreakSpaces(br['hero.title']))
      assert.equal(await runInPage(tab, () => document.documentElement.lang), 'pt-BR')
      assert.equal(await runInPage(tab, () => document.title), br['page.title'])
      assert.equal(await runInPage(tab, () => localStorage.getItem('language')), 'br')
    },
  },
  {
    name: 'after a slow reload, only the chosen language is shown',
    take: async ({ site, tab }) => {
      site.pieces = 12
      await runInPage(tab, () => (document.title = 'the page before'))
      await tab.reload()
      const seen = new Set<string>()
      const end = Date.now() + 60_000
      let loaded = false
      while (!loaded && Date.now() < end) {
        const [state, title, shown] = await runInPage(tab, () => {
          const heading = document.querySelector('h1')
          const visible = heading?.checkVisibility({ visibilityProperty: true })
          return [
            document.readyState,
            document.title,
            visible === true ? heading?.textContent : '',
          ] as const
        }).catch(() => ['', 'the page before', ''] as const)
        if (title === 'the page before') continue
        if (shown) seen.add(shown)
        // Firefox shows an empty page without a title in between.
        loaded = state === 'complete' && title !== ''
      }
      site.pieces = 1
      assert.deepEqual([...seen], [withNoBreakSpaces(br['hero.title'])])
      await watch(tab)
    },
  },
  {
    name: 'typing loads the application, which keeps what was typed',
    take: async ({ tab }) => {
      await tab.type(field('name'), 'Ana Conceição')
      await waitUntilAwake(tab)
      const name = (selector: string) =>
        document.querySelector<HTMLInputElement>(selector)?.value
      assert.equal(await runInPage(tab, name, field('name')), 'Ana Conceição')
      assert.equal(await text(tab, 'h1'), withNoBreakSpaces(br['hero.title']))
      assert.deepEqual(await consoleLines(tab), [])
    },
  },
  {
    name: 'the captcha loads, and the form can be sent after it is solved',
    take: async ({ tab }) => {
      await waitForCaptcha(tab)
      const isOff = () => document.querySelector('[type=submit]')?.matches(':disabled')
      assert.equal(await runInPage(tab, isOff), true)
      await tab.tickCaptcha()
      await waitUntil(tab, 'the button is enabled', () =>
        document.querySelector('[type=submit]')?.matches(':enabled'),
      )
    },
  },
  {
    name: 'the message is sent as typed, and the confirmation is shown',
    take: async ({ site, tab }) => {
      await tab.type(field('contact'), '61 3555-0100')
      await tab.type(field('message'), 'Olá, tudo bem?')
      await tab.click(`${form} [type=submit]`)
      await waitForText(tab, '#contact h3:focus', br['form.success.title'])
      const mails = site.mails.map(({ params }) => ({ ...params, time: '' }))
      const sent = {
        name: 'Ana Conceição',
        contact: '61 3555-0100',
        message: 'Olá, tudo bem?',
        time: '',
        captchaToken: '10000000-aaaa-bbbb-cccc-000000000001',
      }
      assert.deepEqual(mails, [sent])
      assert.deepEqual(await consoleLines(tab), [])
    },
  },
  {
    name: 'what was typed is there after leaving the page and coming back',
    take: async ({ site, tab }) => {
      await open(tab, site.address)
      await tab.type(field('name'), 'Ana Souza')
      await tab.type(field('message'), 'Precisamos de um sistema.')
      await waitUntilAwake(tab)
      // A frame that is still loading keeps the page out of Chromium's back/forward cache.
      await waitForCaptcha(tab)
      await open(tab, new URL('robots.txt', site.address).href)
      await tab.back()
      await waitForText(tab, 'h1', withNoBreakSpaces(br['hero.title']))
      await waitUntil(
        tab,
        'the text is back',
        (name, message) =>
          document.querySelector<HTMLInputElement>(name)?.value === 'Ana Souza' &&
          document.querySelector<HTMLTextAreaElement>(message)?.value ===
            'Precisamos de um sistema.',
        field('name'),
        field('message'),
      )
    },
  },
  {
    name: 'at 320 px, nothing scrolls sideways and the menu opens, in both languages',
    take: async ({ site, tab }) => {
      await tab.setWidth(320)
      for (const language of ['en', 'br']) {
        await open(tab, `${site.address}?lang=${language}`)
        assert.equal(await runInPage(tab, () => innerWidth), 320)
        assert.ok((await widthFault(tab)) <= 0)
        await tab.click('header summary')
        await waitUntil(tab, 'the menu is open', () =>
          document.querySelector('header details')?.matches('[open]'),
        )
        assert.ok((await widthFault(tab)) <= 0)
        await waitUntilAwake(tab)
        assert.ok((await widthFault(tab)) <= 0)
      }
      await tab.setWidth(1300)
    },
  },
  {
    name: 'nothing violated the policy, and it blocks an injected script',
    take: async ({ site, tab }) => {
      assert.deepEqual(site.violations, [])
      await runInPage(tab, () => {
        const script = document.createElement('script')
        script.textContent = 'window.planted = true'
        document.head.append(script)
      })
      assert.equal(await runInPage(tab, () => 'planted' in window), false)
      const end = Date.now() + 10_000
      while (site.violations.length === 0 && Date.now() < end) await text(tab, 'h1')
      assert.match(site.violations.join(), /script-src/)
    },
  },
]

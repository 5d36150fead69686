import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { BrowserContext, Page } from '@playwright/test'

import {
  bothLanguages,
  expect,
  shownTexts,
  test,
  texts,
  wake,
} from '../support/fixtures.ts'
import { headlines, linesOf, recordFrames } from '../support/frames.ts'

/** The language of the document, and the other one. */
const own = 'en'
const other = 'br'

/** Serves the built document in two pieces, cut within the last `mark`. The second is sent when `release` is called. */
async function serveInPieces(context: BrowserContext, mark: string) {
  const answer = await context.request.get('.')
  const source = await answer.text()
  const start = source.lastIndexOf(mark)
  expect(start).toBeGreaterThan(0)
  const end = start + Math.ceil(mark.length / 2)
  await context.unrouteAll()
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(404).end()
      return
    }
    const policy = answer.headers()['content-security-policy'] ?? ''
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    })
    response.write(source.slice(0, end))
    void released.then(() => response.end(source.slice(end)))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo // It listens at a port.
  return {
    url: `http://127.0.0.1:${port}/`,
    release,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const wanted: Record<string, string> = shownTexts[other]
/** Texts that only the document's own language has. */
const unwanted = Object.entries(shownTexts[own])
  .filter(([id, text]) => wanted[id] !== text)
  .map(([, text]) => text)

/** Notes layout shifts at the page's root element, from here on. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list
        .getEntries()
        .map((entry) => ('value' in entry ? entry.value : 0))
      document.documentElement.dataset['shift'] = String([
        document.documentElement.dataset['shift'] ?? '',
        ...shifts,
      ])
    }).observe({ type: 'layout-shift', buffered: true })
  })

const cuts = [
  { where: 'the words of the other language', mark: wanted['services.title'] },
  { where: 'the headline', mark: shownTexts[own]['hero.title'], seen: ['nav.clients'] },
  {
    where: 'the footer',
    mark: shownTexts[own]['footer.offices'],
    seen: ['hero.title', 'services.text', 'contact.title', 'form.send'],
  },
]

test.describe('a document that arrives in two pieces', () => {
  // The server of this test has no images.
  test.use({ expectedErrors: [/404/] })

  for (const { where, mark = '', seen = [] } of cuts) {
    test(`shows a stored ${other} what has arrived of it, and nothing shifts, when it breaks in ${where}`, async ({
      page,
      context,
    }) => {
      const server = await serveInPieces(context, mark)
      await page.addInitScript(
        (language) => localStorage.setItem('language', language),
        other,
      )
      await noteShifts(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      const frames = await recordFrames(page)

      await page.goto(server.url, { waitUntil: 'commit' })
      await expect(page).toHaveTitle(texts[other]['page.title'])
      // Waits for some frames with only a part of the document.
      await page.waitForFunction(() => window.framesSeen.length > 20)
      const before = linesOf(await frames())
      expect([...before]).toEqual(expect.arrayContaining(seen.map((id) => wanted[id])))
      expect(before).not.toContain(wanted['footer.offices'])
      // A part that is still arriving is not visible in any language.
      expect(headlines(await frames())).toEqual(
        seen.filter((id) => id === 'hero.title').map((id) => wanted[id]),
      )

      server.release()
      await expect(page.getByText(texts[other]['footer.love'])).toBeVisible()
      const all = linesOf(await frames())
      expect(unwanted.filter((text) => all.has(text))).toEqual([])
      expect(headlines(await frames())).toEqual([wanted['hero.title']])
      await expect(page.locator('html')).not.toHaveAttribute('data-shift')
      // Nor is there a flash of the light scheme.
      const grounds = new Set((await frames()).map(({ background }) => background))
      expect([...grounds].filter((ground) => ground !== '')).toHaveLength(1)
      server.close()
    })
  }
})

test('nothing shifts, from the first paint until the page is awake', async ({ page }) => {
  await noteShifts(page)
  for (const language of bothLanguages) {
    await page.goto(`./?lang=${language}`)
    await wake(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-shift')
  }
})

test('nothing moves by itself', async ({ page }) => {
  // With time standing still, a short state cannot be missed.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Animation.enable')
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await page.goto('.')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  // Nor when it is awake.
  await page.mouse.move(9, 9)
  await expect(page.locator('html')).toHaveAttribute('data-awake', '')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Page } from '@playwright/test'

import { firstViewEnd } from '../../../src/boot/selectors.ts'
import {
  asShown,
  bothLanguages,
  expect,
  test,
  texts,
  startApplication,
} from '../support/fixtures.ts'

declare global {
  interface Window {
    framesSeen: () => string[]
  }
}

/** Serves a document in pieces. The next one is sent when `release` is called. */
async function serveInPieces(first: string, ...others: string[]) {
  let release = () => {}
  const server = createServer((request, response) => {
    const isDocument = /^\/(\?|$)/.test(request.url ?? '')
    response.writeHead(isDocument ? 200 : 404, { 'content-type': 'text/html' })
    if (!isDocument) {
      response.end()
      return
    }
    response.write(first)
    release = () => {
      response.write(others.shift() ?? '')
      if (others.length === 0) response.end()
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo // It listens at a port.
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}/`, release: () => release(), close }
}

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

/** Records the visible headline and background color of every frame, each once. */
const recordFrames = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>()
    window.framesSeen = () => [...seen]
    const note = () => {
      const heading = document.querySelector('h1')
      if (heading?.checkVisibility({ visibilityProperty: true })) {
        const { backgroundColor } = getComputedStyle(document.body)
        seen.add(`${heading.textContent} on ${backgroundColor}`)
      }
      requestAnimationFrame(note)
    }
    note()
  })

/** When the page was first painted, in ms; 0 until then. */
const firstPaint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? 0)

/** The address of the words below the first view. */
const wordsOf = (source: string) => /assets\/texts-\w+\.json/.exec(source)?.[0] ?? ''

test.describe(() => {
  // The server of this test has no images.
  test.use({ expectedErrors: [/404/] })

  test('a document that is cut off shows only the stored language', async ({
    page,
    context,
  }) => {
    const answer = await context.request.get('.')
    const source = await answer.text()
    const end = source.lastIndexOf(texts.en['footer.offices']) + 2
    expect(end).toBeGreaterThan(2)
    const { url, release, close } = await serveInPieces(
      source.slice(0, end),
      source.slice(end),
    )
    const words = await (await context.request.get(wordsOf(source))).body()
    await context.unrouteAll()
    await page.route('**/texts-*.json', (route) => route.fulfill({ body: words }))
    await page.addInitScript(() => localStorage.setItem('language', 'br'))
    await noteShifts(page)
    await recordFrames(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(url, { waitUntil: 'commit' })
    await expect(page.locator('#contact h2')).toHaveText(texts.br['contact.title'])
    // A part that is still arriving is not visible in any language.
    await expect(page.locator('#footer')).toBeHidden()

    release()
    await expect(page.getByText(texts.br['footer.love'])).toBeVisible()
    // Nor is there a flash of the light scheme.
    const frames = await page.evaluate(() => window.framesSeen())
    expect(frames).toHaveLength(1)
    expect(frames[0]).toContain(asShown(texts.br)['hero.title'])
    await expect(page.locator('html')).not.toHaveAttribute('data-shift')
    close()
  })

  test('the first paint waits for another language only', async ({ page, context }) => {
    const source = await (await context.request.get('.')).text()
    const end = source.indexOf(firstViewEnd, source.indexOf('<main'))
    const cut = source.indexOf('<script', end)
    const afterBoot = source.indexOf('</script>', cut) + '</script>'.length
    await context.unrouteAll()
    const words = await (await context.request.get(wordsOf(source))).body()
    await context.route('**/texts-*.json', (route) => route.fulfill({ body: words }))
    const view = source.slice(0, cut)
    const english = await serveInPieces(view, source.slice(cut))
    const portuguese = await serveInPieces(
      view,
      source.slice(cut, afterBoot),
      source.slice(afterBoot),
    )
    const firstView = (tab: Page) => tab.locator(`#${firstViewEnd}`)

    await recordFrames(page)
    await page.goto(`${portuguese.url}?lang=br`, { waitUntil: 'commit' })
    await expect(firstView(page)).toBeAttached()
    // The same document in another tab shows that the browser has had the time to paint.
    const newPage = await context.newPage()
    await newPage.goto(english.url, { waitUntil: 'commit' })
    await expect.poll(() => firstPaint(newPage)).toBeGreaterThan(0)
    const before = await page.evaluate(() => performance.now())

    portuguese.release()
    await expect.poll(() => firstPaint(page)).toBeGreaterThan(before)
    const [frame] = await page.evaluate(() => window.framesSeen())
    expect(frame).toContain(asShown(texts.br)['hero.title'])
    portuguese.close()
    english.close()
  })
})

test('nothing shifts between the first paint and hydration', async ({ page }) => {
  await noteShifts(page)
  for (const language of bothLanguages) {
    await page.goto(`./?lang=${language}`)
    await startApplication(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-shift')
  }
})

test('no animation runs, before or after hydration', async ({ page }) => {
  // With time standing still, a short state cannot be missed.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Animation.enable')
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await page.goto('.')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  // Nor after hydration.
  await page.mouse.move(9, 9)
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Page } from '@playwright/test'

import { asShown, bothLanguages, expect, test, texts, wake } from '../support/fixtures.ts'

declare global {
  interface Window {
    framesSeen: () => string[]
  }
}

/** Serves a document in two pieces. The second is sent when `release` is called. */
async function serveInPieces(first: string, rest: string) {
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' })
    response.write(first)
    void released.then(() => response.end(rest))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { server, release }
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

/** The address of the words below the first view. */
const wordsOf = (source: string) => /assets\/words-\w+\.json/.exec(source)?.[0] ?? ''

test.describe(() => {
  // The server of this test has no images.
  test.use({ expectedErrors: [/404/] })

  test('a document that breaks off in its footer shows in a stored language what has arrived of it, and nothing shifts', async ({
    page,
    context,
  }) => {
    const answer = await context.request.get('.')
    const source = await answer.text()
    const end = source.lastIndexOf(texts.en['footer.offices']) + 2
    expect(end).toBeGreaterThan(2)
    const { server, release } = await serveInPieces(
      source.slice(0, end),
      source.slice(end),
    )
    const words = await (await context.request.get(wordsOf(source))).body()
    const { port } = server.address() as AddressInfo // It listens at a port.
    await context.unrouteAll()
    await page.route('**/words-*.json', (route) => route.fulfill({ body: words }))
    await page.addInitScript(() => localStorage.setItem('language', 'br'))
    await noteShifts(page)
    await recordFrames(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' })
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
    server.closeAllConnections()
    server.close()
  })
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

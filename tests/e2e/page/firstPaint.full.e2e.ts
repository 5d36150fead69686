import { createServer } from 'node:http'

import type { Page } from '@playwright/test'

import { listenOnFreePort } from '../../support/listenOnFreePort.ts'
import {
  bothLanguages,
  expect,
  open,
  test,
  texts,
  startApplication,
} from '../support/fixtures.ts'

/** Serves only a document, in two parts: the second part after `release` is called. */
async function serveInParts(firstPart: string, secondPart: string) {
  let release = () => {}
  const server = createServer(({ url }, response) => {
    const isDocument = url === '/'
    response.writeHead(isDocument ? 200 : 404, { 'content-type': 'text/html' })
    if (!isDocument) return response.end()
    release = () => response.end(secondPart)
    return response.write(firstPart)
  })
  const port = await listenOnFreePort(server)
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}/`, release: () => release(), close }
}

/** Records layout shifts on the page's root element. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => Reflect.get(entry, 'value'))
      document.documentElement.dataset['shift'] = String(shifts)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Records the visible headline and background color of every frame, each once. */
const recordFrames = (page: Page) =>
  page.addInitScript(() => {
    const shownFrames = new Set<string>()
    Reflect.set(window, 'shownFrames', shownFrames)
    const recordFrame = () => {
      const heading = document.querySelector('h1')
      if (heading?.checkVisibility({ visibilityProperty: true })) {
        const { backgroundColor } = getComputedStyle(document.body)
        const title = heading.textContent.replaceAll('\u00a0', ' ')
        shownFrames.add(`${title} on ${backgroundColor}`)
      }
      requestAnimationFrame(recordFrame)
    }
    recordFrame()
  })

test.describe(() => {
  // The server of this test serves no pictures.
  test.use({ expectedErrors: [/404/] })

  test('a document that arrives in parts shows only the stored language', async ({
    page,
    context,
  }) => {
    const html = await (await context.request.get('.')).text()
    const end = html.lastIndexOf(texts.en['footer.offices']) + 2
    const server = await serveInParts(html.slice(0, end), html.slice(end))
    // The texts below the first view.
    const response = await context.request.get(
      /assets\/texts-\w+\.json/.exec(html)?.[0] ?? '',
    )
    await context.unrouteAll()
    await page.route('**/texts-*.json', (route) => route.fulfill({ response }))
    await page.addInitScript(() => localStorage.setItem('language', 'br'))
    await recordShifts(page)
    await recordFrames(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(server.url, { waitUntil: 'commit' })
    await expect(page.locator('#contact h2')).toHaveText(texts.br['contact.title'])
    // A part that is still arriving is not visible in any language.
    await expect(page.locator('#footer')).toBeHidden()

    server.release()
    await expect(page.getByText(texts.br['footer.love'])).toBeVisible()
    // The light scheme does not flash either.
    const shownFrames = await page.evaluate(() => [
      ...(Reflect.get(window, 'shownFrames') as Set<string>),
    ])
    expect(shownFrames).toEqual([expect.stringContaining(texts.br['hero.title'])])
    await expect(page.locator('html')).not.toHaveAttribute('data-shift')
    server.close()
  })
})

test('nothing shifts between the first paint and hydration', async ({ page }) => {
  await recordShifts(page)
  for (const language of bothLanguages) {
    await open(page, language)
    await startApplication(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-shift')
  }
})

test('no animation runs, before or after hydration', async ({ page }) => {
  // Animations are stopped, so that a short one is not missed.
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Animation.enable')
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await page.goto('.')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await startApplication(page)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

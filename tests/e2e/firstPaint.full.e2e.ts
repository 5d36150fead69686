import { createServer } from 'node:http'

import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { holdScripts } from './network.ts'
import { bothLanguages, expect, test, texts } from './test.ts'

interface Frame {
  heading: string
  background: string
}

declare global {
  interface Window {
    framesSeen: Frame[]
  }
}

/** Notes in every frame what the visitor sees: the headline, unless it is hidden, and the colour behind it. */
async function recordFrames(page: Page): Promise<() => Promise<Frame[]>> {
  await page.addInitScript(() => {
    window.framesSeen = []
    const note = () => {
      const heading = document.querySelector('h1')
      const isSeen = heading?.checkVisibility({ visibilityProperty: true }) ?? false
      const body = document.querySelector('body')
      const background = body ? getComputedStyle(body).backgroundColor : ''
      window.framesSeen.push({
        heading: isSeen ? (heading?.textContent ?? '') : '',
        background,
      })
      requestAnimationFrame(note)
    }
    note()
  })
  return () => page.evaluate(() => window.framesSeen)
}

const headlines = (frames: Frame[]) => [
  ...new Set(frames.map(({ heading }) => heading).filter((heading) => heading !== '')),
]

for (const [how, path] of [
  ['a stored br', './'],
  ['/?lang=br', './?lang=br'],
] as const) {
  test(`${how} paints Portuguese alone, even when no script file ever arrives`, async ({
    page,
  }) => {
    if (path === './') {
      await page.addInitScript(() => localStorage.setItem('language', 'br'))
    }
    await holdScripts(page)
    const frames = await recordFrames(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.mouse.move(5, 5)
    await page.mouse.wheel(0, 300)
    expect(headlines(await frames())).toEqual([texts.br['hero.title']])
  })
}

/** The built document in two pieces: the second one is sent when the returned function is called. */
async function serveInPieces(
  source: string,
  headers: Record<string, string>,
  end: number,
) {
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(404).end()
      return
    }
    const policy = headers['content-security-policy'] ?? ''
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    })
    response.write(source.slice(0, end))
    void released.then(() => response.end(source.slice(end)))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/`,
    release,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const cuts = [
  { where: 'inside the page', mark: 'id="services"' },
  { where: 'before the Portuguese words', mark: '<script type="application/json"' },
  { where: 'inside the Portuguese words', mark: texts.br['services.title'] },
]

test.describe('a document that arrives in two pieces', () => {
  // The images of the page are not what this is about.
  test.use({ expectedErrors: [/404/] })

  for (const { where, mark } of cuts) {
    test(`shows a stored br no English when it breaks ${where}`, async ({
      page,
      context,
      request,
    }) => {
      const answer = await request.get('./')
      const source = await answer.text()
      const end = source.indexOf(mark)
      expect(end).toBeGreaterThan(0)
      const server = await serveInPieces(source, answer.headers(), end)
      await context.unrouteAll()
      await page.addInitScript(() => localStorage.setItem('language', 'br'))
      const frames = await recordFrames(page)

      await page.goto(server.url, { waitUntil: 'commit' })
      // Some frames go by while half of the document is there.
      await page.waitForFunction(
        () => document.querySelector('h1') !== null && window.framesSeen.length > 20,
      )
      expect(headlines(await frames())).toEqual([])
      await expect(page).toHaveTitle(texts.br['page.title'])

      server.release()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(headlines(await frames())).toEqual([texts.br['hero.title']])
      server.close()
    })
  }
})

for (const scheme of ['light', 'dark'] as const) {
  test(`a visitor with a ${scheme} system sees no other colour scheme, asleep or waking`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    const frames = await recordFrames(page)
    await page.goto('./')
    await page.mouse.move(5, 5)
    await page.mouse.move(6, 6)
    await expect(page.locator('html')).toHaveAttribute('data-awake')
    const colours = new Set(
      (await frames())
        .map(({ background }) => background)
        .filter((colour) => colour !== ''),
    )
    expect(colours.size).toBe(1)
    const [red = 0] = [...colours][0]?.match(/\d+/g)?.map(Number) ?? []
    expect(red < 128 ? 'dark' : 'light').toBe(scheme)
    // The browser's own parts too: scroll bars, and the canvas before the first style.
    const declared = await page.evaluate(
      () => getComputedStyle(document.documentElement).colorScheme,
    )
    expect(declared).toContain(scheme)
  })
}

test('nothing shifts, from the first paint until the page is awake', async ({ page }) => {
  await page.addInitScript(() => {
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
  for (const language of bothLanguages) {
    await page.goto(`./?lang=${language}`)
    await page.mouse.move(5, 5)
    await page.mouse.move(6, 6)
    await expect(page.locator('html')).toHaveAttribute('data-awake')
    await expect(page.locator('html')).not.toHaveAttribute('data-shift')
  }
})

const pixels = (picture: Buffer) => sharp(picture).raw().toBuffer()

for (const width of [390, 1440]) {
  test(`the page is whole as soon as it is loaded, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    // Without its one gesture, the rising sun.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('./')
    // Logos come when a visitor is near them; a picture of the whole page asks for all.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode()))
    })
    const loaded = await page.screenshot({ fullPage: true })
    await page.evaluate(() => new Promise((done) => setTimeout(done, 2000)))
    const later = await page.screenshot({ fullPage: true })
    const [before, after] = await Promise.all([pixels(loaded), pixels(later)])
    expect(after.length).toBe(before.length)
    // A renderer may round a colour by one from picture to picture: nobody sees that.
    expect(before.findIndex((value, at) => Math.abs(value - (after[at] ?? 0)) > 4)).toBe(
      -1,
    )
  })
}

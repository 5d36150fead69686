import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { bothLanguages, expect, test, texts, wake } from '../support/fixtures.ts'
import { recordFrames } from '../support/frames.ts'
import { holdRequests, laterStyles } from '../support/network.ts'
import { serveInPieces, testSlowDocument } from './slowDocumentTests.ts'

testSlowDocument(test, 'en')

for (const scheme of ['light', 'dark'] as const) {
  test(`a visitor with a ${scheme} system sees no other colour scheme, asleep or waking`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    const frames = await recordFrames(page)
    await page.goto('.')
    await wake(page)
    const colours = new Set(
      (await frames())
        .map(({ background }) => background)
        .filter((colour) => colour !== ''),
    )
    expect(colours.size).toBe(1)
    const [red = 0] = [...colours][0]?.match(/\d+/g)?.map(Number) ?? []
    expect(red < 128 ? 'dark' : 'light').toBe(scheme)
    // color-scheme also colours scroll bars, and the canvas before the first style.
    const declared = await page.evaluate(
      () => getComputedStyle(document.documentElement).colorScheme,
    )
    expect(declared).toContain(scheme)
  })
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

test('nothing shifts, from the first paint until the page is awake', async ({ page }) => {
  await noteShifts(page)
  for (const language of bothLanguages) {
    await page.goto(`./?lang=${language}`)
    await wake(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-shift')
  }
})

test('the first view is painted before the styles of what is below have come', async ({
  page,
}) => {
  const release = await holdRequests(page, laterStyles)
  for (const language of bothLanguages) {
    await page.goto(`./?lang=${language}`, { waitUntil: 'commit' })
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('h1')).toHaveText(texts[language]['hero.title'])
    const paints = () => performance.getEntriesByName('first-contentful-paint').length
    await expect.poll(() => page.evaluate(paints)).toBe(1)
    await expect(page.locator('#services')).toHaveCount(0)
  }
  release()
  await expect(page.locator('#services')).toBeVisible()
})

// Frames are painted between the pieces, as happens on a slow phone.
test.describe('a document that arrives in two pieces', () => {
  // The server of this test has no images.
  test.use({ expectedErrors: [/404/] })

  for (const mark of [
    'aria-pressed="false"',
    '<details',
    '</summary>',
    texts.en['hero.text'],
  ]) {
    test(`nothing shifts when the document breaks at ${mark}`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await noteShifts(page)
      const server = await serveInPieces(context, mark)
      await page.goto(server.url, { waitUntil: 'commit' })
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await page.evaluate(() => new Promise(requestAnimationFrame))
      server.release()
      await expect(page.getByText(texts.en['footer.love'])).toBeVisible()
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await expect(page.locator('html')).not.toHaveAttribute('data-shift')
      server.close()
    })
  }
})

const pixels = (picture: Buffer) => sharp(picture).raw().toBuffer()

for (const width of [390, 1440]) {
  test(`the page is whole as soon as it is loaded, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('.')
    // Logos load lazily: a screenshot of the whole page needs them all.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode()))
    })
    const loaded = await page.screenshot({ fullPage: true })
    await page.evaluate(() => new Promise((done) => setTimeout(done, 2000)))
    const later = await page.screenshot({ fullPage: true })
    const [before, after] = await Promise.all([pixels(loaded), pixels(later)])
    expect(after.length).toBe(before.length)
    // Colours may be rounded differently from screenshot to screenshot.
    expect(before.findIndex((value, at) => Math.abs(value - (after[at] ?? 0)) > 4)).toBe(
      -1,
    )
  })
}

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

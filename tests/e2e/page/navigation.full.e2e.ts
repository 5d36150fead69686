import {
  content,
  expect,
  open,
  test,
  texts,
  startApplication,
} from '../support/fixtures.ts'
import { holdRequests, holdScripts } from '../support/network.ts'

test('header and hero links need no script file', async ({ page, language, catalog }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await holdScripts(page)
  await open(page, language)
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  const header = page.getByRole('banner')
  const textsById: Record<string, string> = catalog
  const links = [...content.header.menu, content.header.button]
  for (const { label, section } of links) {
    await header.getByRole('link', { name: textsById[label] ?? '', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`#${section}$`))
    const heading = page.locator(`#${section}`).getByRole('heading').first()
    await expect(heading).toBeInViewport()
    const { height = 0 } = (await header.boundingBox()) ?? {}
    await expect
      .poll(async () => (await heading.boundingBox())?.y ?? -1)
      .toBeGreaterThanOrEqual(height)
  }
  await page.goto('./#about')
  await page.getByRole('link', { name: catalog['hero.button'], exact: true }).click()
  await expect(page).toHaveURL(/#contact$/)
  await expect(page.locator('#contact').getByRole('heading').first()).toBeInViewport()
})

test('a stored language and a late font do not move the anchor', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.addInitScript(() => {
    localStorage.setItem('language', 'br')
    addEventListener('scroll', () => performance.mark('scroll'))
  })
  const release = await holdRequests(page, '**/*.woff2')
  await page.goto('./#contact', { waitUntil: 'domcontentloaded' })
  await expect(page.locator('h1')).toHaveText(texts.br['hero.title'])
  const distanceToAnchor = () =>
    page.locator('#contact').evaluate((section) => {
      const { scrollPaddingTop } = getComputedStyle(document.documentElement)
      const offset = section.getBoundingClientRect().top - parseFloat(scrollPaddingTop)
      return Math.trunc(Math.abs(offset))
    })
  // Releases the fonts during the navigation.
  release()
  await page.evaluate(() => document.fonts.ready)
  // A section may begin at a fraction of a pixel, but the page scrolls by whole pixels.
  await expect.poll(distanceToAnchor).toBeLessThanOrEqual(1)
  // A smooth scroll has many steps, and its end does not follow the layout.
  const scrolls = await page.evaluate(() => performance.getEntriesByName('scroll').length)
  expect(scrolls).toBeLessThan(10)
  await startApplication(page)
  await expect.poll(distanceToAnchor).toBeLessThanOrEqual(1)
})

test('the scroll position is kept after a reload and going back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 'en')
  // The test above covers reduced motion.
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
  await page.keyboard.press('Shift')
  const scrollPosition = () => page.evaluate(() => scrollY)
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }))
  await page.reload()
  await expect.poll(scrollPosition).toBe(2500)
  await page.goto('about:blank')
  await page.goBack()
  await expect.poll(scrollPosition).toBe(2500)
})

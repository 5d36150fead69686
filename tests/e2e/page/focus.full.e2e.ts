import type { Page } from '@playwright/test'
import { wcagContrast } from 'culori'

import { expect, open, test, startApplication } from '../support/fixtures.ts'
import { captcha } from '../support/mockServices.ts'

/** The focused element, what hides it from a visitor, and the colors of its outline and of the background around it. */
function focusedStop(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return []
    const box = element.getBoundingClientRect()
    const header = document.querySelector('header')?.getBoundingClientRect()
    const isAboveContent = element.matches('header *, a[href="#content"]')
    const viewTop = isAboveContent ? 0 : Math.max(0, header?.bottom ?? 0)
    const y = (Math.max(box.top, viewTop) + Math.min(box.bottom, innerHeight)) / 2
    const topElement = document.elementFromPoint(box.left + box.width / 2, y)
    const visiblePx = Math.min(box.bottom, innerHeight) - Math.max(box.top, viewTop)
    let fault = ''
    // A tall field at 400% zoom need not fit, but half of it, or of the window, must be visible.
    if (visiblePx < Math.min(box.height, innerHeight - viewTop) * 0.5) fault = 'hidden'
    else if (topElement && !element.contains(topElement) && !topElement.contains(element))
      fault = `under ${topElement.localName}`
    const { outlineColor, outlineOffset, outlineStyle } = getComputedStyle(element)
    // An outline inside the control is on the control's background.
    let backdrop = parseFloat(outlineOffset) < 0 ? element : element.parentElement
    const ground = () => (backdrop ? getComputedStyle(backdrop).backgroundColor : '')
    while (backdrop && /^rgba.*, 0\)$/.test(ground())) backdrop = backdrop.parentElement
    const hasRing = outlineStyle !== 'none' && !element.matches('iframe')
    const ring = hasRing ? [outlineColor, ground()] : undefined
    const name = `${element.title || element.textContent || element.id} ${fault}`
    return [{ name, fault, ring }]
  })
}

async function pressRepeatedly(page: Page, key: 'Tab' | 'Shift+Tab', times: number) {
  const stops: Awaited<ReturnType<typeof focusedStop>> = []
  for (let press = 0; press < times; press += 1) {
    await page.keyboard.press(key)
    stops.push(...(await focusedStop(page)))
  }
  return stops
}

for (const { width, height, colorScheme } of [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 320, height: 256, colorScheme: 'dark' },
] as const) {
  test(`at ${width} px, ${colorScheme}, Tab reaches all controls`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
    await page.setViewportSize({ width, height })
    await open(page, 'br')
    await startApplication(page)
    // The captcha is one more stop. It loads when the form is near the viewport.
    await page.locator('#contact form').scrollIntoViewIfNeeded()
    await expect(captcha(page)).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const count = await page
      .locator('a[href], button:not([disabled]), summary, input, textarea, iframe')
      .filter({ visible: true })
      .count()
    const forwardStops = await pressRepeatedly(page, 'Tab', count)
    expect(forwardStops).toHaveLength(count)
    expect(forwardStops.filter(({ fault }) => fault !== '')).toEqual([])
    const rings = forwardStops.flatMap(({ name, ring: [color = '', ground = ''] = [] }) =>
      color === '' ? [] : [{ name, contrast: wcagContrast(color, ground) }],
    )
    // The captcha's frame draws its own ring.
    expect(rings).toHaveLength(count - 1)
    expect(rings.filter(({ contrast }) => contrast < 3)).toEqual([])
    // Backwards, the stops are the same: the focus is never trapped.
    const backwardStops = await pressRepeatedly(page, 'Shift+Tab', count - 1)
    expect(backwardStops.toReversed().map(({ name }) => name)).toEqual(
      forwardStops.slice(0, -1).map(({ name }) => name),
    )
  })
}

test('the first link skips to the content', async ({ page, language, catalog }) => {
  await open(page, language)
  await page.keyboard.press('Tab')
  const skipLink = page.getByRole('link', { name: catalog['skip.toContent'] })
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main').getByRole('link').first()).toBeFocused()
})

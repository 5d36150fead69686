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
    const isAbove = element.matches('header *, a[href="#content"]')
    const above = isAbove ? 0 : Math.max(0, header?.bottom ?? 0)
    const y = (Math.max(box.top, above) + Math.min(box.bottom, innerHeight)) / 2
    const topElement = document.elementFromPoint(box.left + box.width / 2, y)
    const visible = Math.min(box.bottom, innerHeight) - Math.max(box.top, above)
    let fault = ''
    // A tall field at 400 % zoom need not fit, but half of it, or of the window, must be visible.
    if (visible < Math.min(box.height, innerHeight - above) * 0.5) fault = 'hidden'
    else if (topElement && !element.contains(topElement) && !topElement.contains(element))
      fault = `under ${topElement.localName}`
    const { outlineColor, outlineOffset, outlineStyle } = getComputedStyle(element)
    // An outline inside the control is on the control's own background.
    let around = parseFloat(outlineOffset) < 0 ? element : element.parentElement
    const ground = () => (around ? getComputedStyle(around).backgroundColor : '')
    while (around && /^rgba.*, 0\)$/.test(ground())) around = around.parentElement
    const hasRing = outlineStyle !== 'none' && !element.matches('iframe')
    const ring = hasRing ? [outlineColor, ground()] : undefined
    const name = `${element.title || element.textContent || element.id} ${fault}`
    return [{ name, fault, ring }]
  })
}

async function pressKey(page: Page, key: 'Tab' | 'Shift+Tab', steps: number) {
  const stops: Awaited<ReturnType<typeof focusedStop>> = []
  for (let step = 0; step < steps; step += 1) {
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
    const forwardStops = await pressKey(page, 'Tab', count)
    expect(forwardStops).toHaveLength(count)
    expect(forwardStops.filter(({ fault }) => fault !== '')).toEqual([])
    const rings = forwardStops.flatMap(({ name, ring: [color = '', ground = ''] = [] }) =>
      color === '' ? [] : [{ name, contrast: wcagContrast(color, ground) }],
    )
    // The captcha's frame draws its own ring.
    expect(rings).toHaveLength(count - 1)
    expect(rings.filter(({ contrast }) => contrast < 3)).toEqual([])
    // Backwards, the stops are the same: the focus is never trapped.
    const backwardStops = await pressKey(page, 'Shift+Tab', count - 1)
    expect(backwardStops.toReversed().map(({ name }) => name)).toEqual(
      forwardStops.slice(0, -1).map(({ name }) => name),
    )
  })
}

test('the first link skips to the content', async ({ page, language, catalog }) => {
  await open(page, language)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: catalog['skip.toContent'] })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main').getByRole('link').first()).toBeFocused()
})

import type { Page } from '@playwright/test'
import { wcagContrast } from 'culori'

import { expect, open, test, startApplication } from '../support/fixtures.ts'
import { captcha } from '../support/mockServices.ts'

interface Stop {
  name: string
  /** Its outline is drawn on `ground`: the background around the control; where it is inside, the control's own. */
  ring: { color: string; ground: string } | undefined
  /** What keeps a visitor from seeing the focus; "" if nothing does. */
  fault: string
}

/** The element that has the focus, and whether a visitor sees it and its mark. */
function focusedStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const name = `${element.localName} ${element.title || element.textContent || element.getAttribute('name') || ''}`
    const box = element.getBoundingClientRect()
    const header = document.querySelector('header')?.getBoundingClientRect()
    const inHeader = element.closest('header') !== null
    const isSkipLink = element.matches('a[href="#content"]')
    const above = inHeader || isSkipLink ? 0 : Math.max(0, header?.bottom ?? 0)
    const visible = Math.min(box.bottom, innerHeight) - Math.max(box.top, above)
    const fault = () => {
      // A tall field at 400 % zoom need not fit, but half of it, or of the window, must be visible.
      if (visible < Math.min(box.height, innerHeight - above) * 0.5) return 'hidden'
      const x = box.left + box.width / 2
      const y = (Math.max(box.top, above) + Math.min(box.bottom, innerHeight)) / 2
      const top = document.elementFromPoint(x, y)
      if (top && !element.contains(top) && !top.contains(element))
        return `under ${top.localName}`
      return ''
    }
    const { outlineColor: color, outlineOffset, outlineStyle } = getComputedStyle(element)
    let around: Element | null = element
    if (parseFloat(outlineOffset) >= 0) around = element.parentElement
    const groundOf = (box: Element) => getComputedStyle(box).backgroundColor
    const isClear = (box: Element) => /^rgba.*, 0\)$|transparent/.test(groundOf(box))
    while (around && isClear(around)) around = around.parentElement
    const isRing = outlineStyle !== 'none' && !element.matches('iframe')
    const ring = around && isRing ? { color, ground: groundOf(around) } : undefined
    return { name: name.slice(0, 60), ring, fault: fault() }
  })
}

async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  steps: number,
): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key)
    const stop = await focusedStop(page)
    if (stop) stops.push(stop)
  }
  return stops
}

/** The number of visible elements that can take the focus. */
function countStops(page: Page): Promise<number> {
  return page
    .locator('a[href], button:not([disabled]), summary, input, textarea, iframe')
    .evaluateAll(
      (all) =>
        all.filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .length,
    )
}

for (const { width, height, colorScheme } of [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 320, height: 256, colorScheme: 'dark' },
] as const) {
  test(`at ${width} px, ${colorScheme}, keys reach everything`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
    await page.setViewportSize({ width, height })
    await open(page, 'br')
    await startApplication(page)
    // Its captcha is one more stop, and it comes when the visitor is near.
    await page.locator('#contact form').scrollIntoViewIfNeeded()
    await expect(captcha(page)).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const count = await countStops(page)
    const forth = await walk(page, 'Tab', count)
    expect(forth).toHaveLength(count)
    expect(forth.filter(({ fault }) => fault !== '')).toEqual([])
    const rings = forth.flatMap(({ name, ring }) =>
      ring ? [{ name, contrast: wcagContrast(ring.color, ring.ground) }] : [],
    )
    // The captcha's frame draws its own.
    expect(rings).toHaveLength(count - 1)
    expect(rings.filter(({ contrast }) => contrast < 3)).toEqual([])
    const back = await walk(page, 'Shift+Tab', count - 1)
    expect(back.filter(({ fault }) => fault !== '')).toEqual([])
    // Backwards it has the same stops: there is no trap.
    expect(back.map(({ name }) => name)).toEqual(
      forth
        .slice(0, -1)
        .map(({ name }) => name)
        .toReversed(),
    )
  })
}

test('the first Tab stop skips the header', async ({ page, language, words }) => {
  await open(page, language)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: words['skip.toContent'] })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const first = page.locator('main').getByRole('link').first()
  await expect(first).toBeFocused()
})

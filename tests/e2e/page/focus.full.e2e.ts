import type { Page } from '@playwright/test'
import { wcagContrast } from 'culori'

import { captcha } from '../../../scripts/test/mockServices.ts'
import { expect, open, test, wake } from '../support/fixtures.ts'

interface Stop {
  name: string
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
    return { name: name.slice(0, 60), fault: fault() }
  })
}

interface Ring {
  name: string
  isThere: boolean
  color: string
  /** What the ring is drawn on: the background around the control; where it lies inside, the control's own. */
  ground: string | undefined
}

/** The outline of the element with the focus. */
function focusedRing(page: Page): Promise<Ring | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element.matches('body, iframe')) return null
    const { outlineColor, outlineOffset, outlineStyle, outlineWidth } =
      getComputedStyle(element)
    const grounds: string[] = []
    const isInside = parseFloat(outlineOffset) < 0
    let box = isInside ? element : element.parentElement
    for (; box; box = box.parentElement)
      grounds.push(getComputedStyle(box).backgroundColor)
    const isSeen = (color: string) => !/^rgba.*, 0\)$|transparent/.test(color)
    return {
      name: element.outerHTML.slice(0, 80),
      isThere: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      color: outlineColor,
      ground: element.matches('input, textarea') ? undefined : grounds.find(isSeen),
    }
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

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
]

for (const { width, height } of windows) {
  test(`at ${width}x${height} the keyboard reaches everything, and sees where it is, both ways`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    await open(page, 'br')
    await wake(page)
    // Its captcha is one more stop, and it comes when the visitor is near.
    await page.locator('#contact form').scrollIntoViewIfNeeded()
    await expect(captcha(page)).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const count = await countStops(page)
    const forth = await walk(page, 'Tab', count)
    expect(forth).toHaveLength(count)
    expect(forth.filter(({ fault }) => fault !== '')).toEqual([])
    expect(new Set(forth.map(({ name }) => name)).size).toBeGreaterThan(8)
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

test('the first stop leads past the header', async ({ page, language, words }) => {
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the focus shows on every control, its ring stands out from what it is drawn on, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await open(page, 'en')
    await wake(page)
    const count = await countStops(page)
    const rings: Ring[] = []
    for (let step = 0; step < count; step += 1) {
      await page.keyboard.press('Tab')
      const ring = await focusedRing(page)
      if (ring) rings.push(ring)
    }
    expect(rings.length).toBeGreaterThan(8)
    expect(rings.filter(({ isThere }) => !isThere)).toEqual([])
    const drawn = rings.flatMap(({ name, color, ground }) =>
      ground === undefined ? [] : [{ name, contrast: wcagContrast(color, ground) }],
    )
    expect(drawn.length).toBeGreaterThan(8)
    expect(drawn.filter(({ contrast }) => contrast < 3)).toEqual([])
  })
}

import type { Page } from '@playwright/test'

/**
 * Texts that cannot be read without scrolling sideways: outside the window, cut off by their box, or wider than it. The
 * texts are measured, since a page may hide its overflow and have no scroll bar.
 */
export function readabilityFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide`)

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    let count = 0
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element || text === '' || !isVisible(element)) continue
      count += 1
      // Inline elements have no width.
      if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
        faults.push(`"${text.slice(0, 40)}" is wider than its element`)
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        const name = `"${text.slice(0, 40)}"`
        if (line.left < -1 || line.right > clientWidth + 1)
          faults.push(`${name} sticks out`)
        const clipping = clippingElement(element)
        if (!clipping) continue
        const box = clipping.getBoundingClientRect()
        // If the company's name is hidden, the logo has it as its label.
        if (clipping.matches('a[aria-label]') && line.top > box.bottom) continue
        // A box that scrolls, such as a phone's menu on a low screen, does not cut texts off.
        const canScroll = getComputedStyle(clipping).overflowY === 'auto'
        const isCutOff =
          line.left < box.left - 1 ||
          line.right > box.right + 1 ||
          (!canScroll && (line.top < box.top - 4 || line.bottom > box.bottom + 4))
        if (isCutOff) faults.push(`${name} is cut off`)
      }
    }
    if (count === 0) faults.push('there is nothing to read')
    return [...new Set(faults)]

    function isVisible(element: Element): boolean {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false
      // Texts for screen readers only: one pixel large, clipped, or above the window until they have the focus.
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        const { width, height, bottom } = box.getBoundingClientRect()
        const { clipPath, position } = getComputedStyle(box)
        if (width <= 1 || height <= 1 || clipPath === 'inset(50%)') return false
        if (position !== 'static' && bottom + scrollY <= 0) return false
      }
      return !element.closest('script, style, noscript, template')
    }

    function clippingElement(element: Element): Element | null {
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        if (box === document.body) return null
        if (getComputedStyle(box).overflow !== 'visible') return box
      }
      return null
    }
  })
}

/** The faults of the open page at some widths of the window: those of its texts, and those that `others` find. */
export async function faultsAt(
  page: Page,
  widths: readonly number[],
  ...others: ((page: Page) => Promise<string[]>)[]
): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const findFaults of [readabilityFaults, ...others])
      faults.push(...(await findFaults(page)).map((fault) => `${width} px: ${fault}`))
  }
  return faults
}

/** Sets the browser's default font size. A style of the root would not change media queries. */
export async function setFont(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } })
}

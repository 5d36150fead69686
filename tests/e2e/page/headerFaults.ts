import type { Page } from '@playwright/test'

/** Faults of the header's layout. Its controls must be in one row without overlap, within the scroll margin of anchors. */
export function headerFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const bar = document.querySelector('header')?.getBoundingClientRect() ?? new DOMRect()
    const { scrollPaddingTop } = getComputedStyle(document.documentElement)
    if (bar.height > parseFloat(scrollPaddingTop))
      faults.push(`it is ${bar.height} px high, ${scrollPaddingTop} are free`)

    const items = [...document.querySelectorAll('header :is(a, button, summary)')]
      .filter(
        (item) => item.checkVisibility() && !item.closest('details > :not(summary)'),
      )
      .map((item) => ({ item, box: item.getBoundingClientRect() }))
      .toSorted((a, b) => a.box.left - b.box.left)
    let previousRight = 0
    for (const { item, box } of items) {
      const name = `"${item.textContent}"`
      const offset = (box.top + box.bottom) / 2 - (bar.top + bar.bottom) / 2
      if (Math.abs(offset) > 3) faults.push(`${name} is not in the row`)
      if (box.left < previousRight - 1)
        faults.push(`${name} overlaps the item to its left`)
      if (box.right > bar.right) faults.push(`${name} sticks out`)
      if (box.top < bar.top || box.bottom > bar.bottom) faults.push(`${name} is too high`)
      if (item.closest('nav') && box.height > 48) faults.push(`${name} is in two lines`)
      previousRight = box.right
    }
    const hasMenu = items.some(({ item }) => item.matches('summary'))
    const hasEntries = items.some(({ item }) => item.closest('nav'))
    if (hasMenu === hasEntries) faults.push('it has both entries and menu, or neither')
    return faults
  })
}

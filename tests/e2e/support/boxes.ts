import type { Page } from '@playwright/test'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The boxes of elements, by their position in the document. */
export const boxesOf = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + scrollX, y: y + scrollY, width, height }
    }),
  )

export function rowsOf(boxes: Box[]): Box[][] {
  const tops = new Set(boxes.map(({ y }) => Math.round(y)))
  return [...tops].map((top) => boxes.filter(({ y }) => Math.round(y) === top))
}

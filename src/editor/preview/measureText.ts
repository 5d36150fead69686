import type { Measure } from './frame.ts'

/** Counts the lines of an element's text, and tells whether it is wider than its place or the window. */
export function measureText(element: Element): Measure {
  const range = document.createRange()
  range.selectNodeContents(element)
  const bottoms = [...range.getClientRects()]
    .filter(({ width }) => width > 0)
    .map(({ bottom }) => Math.round(bottom))
  // Letters of a fallback font stand some pixels higher or lower in the same line.
  const lines = bottoms
    .toSorted((one, other) => one - other)
    .filter((bottom, index, all) => index === 0 || bottom - (all[index - 1] ?? 0) > 4)
  const { right } = range.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
  return { lines: lines.length, overflows: isCut || right > clientWidth + 1 }
}

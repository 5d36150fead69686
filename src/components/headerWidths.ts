/** The minimum widths at which the header's parts fit into one row, with the letters of the widest fallback font. */
import type { PagePicture } from '../../schema/pageContent.ts'

/** Whether a name has the smaller font size of the menu, because it would take too much of the bar. */
export const isLongName = (name: string) => name.length > 16

/** The mark's size, limited by the bar's height and half a phone's width. Wide marks contain letters, so they are higher. */
export function markSize({ width, height }: PagePicture) {
  const scale = Math.min((width >= 2 * height ? 44 : 36) / height, 160 / width)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** MUI's breakpoints md and xl. Below md, or if the entries need more room than xl, the menu is the disclosure. */
const minBarWidth = 900
const maxBarWidth = 1536

/** The width in which name, entries, and flags fit into one row in the widest fallback font; undefined if they never do. */
export function barWidthFor(
  name: string,
  mark: PagePicture | undefined,
  labels: string[],
  hasFlags: boolean,
) {
  const entryWidths = labels.map((label) => label.length * 12 + 28)
  const markWidth = mark ? markSize(mark).width : 36
  const nameWidth = name.length * (isLongName(name) ? 12 : 14)
  const fixedWidth = nameWidth + markWidth + (hasFlags ? 200 : 72)
  const neededWidth = entryWidths.reduce((sum, width) => sum + width, fixedWidth)
  const width = Math.max(minBarWidth, Math.ceil(neededWidth / 0.9))
  return width <= maxBarWidth ? width : undefined
}

export const minPhoneWidth = 320

/** The width in which name, contact, flags, and the menu's icon fit into one row. */
export function phoneWidthFor(
  name: string,
  mark: PagePicture | undefined,
  label: string,
  hasFlags: boolean,
) {
  const homeWidth = name.length * 12 + (mark ? markSize(mark).width : 0)
  return Math.ceil((homeWidth + label.length * 12 + 18 + (hasFlags ? 72 : 0) + 44) / 0.9)
}

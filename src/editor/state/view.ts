import type { SchemeName } from '../../../schema/colors/colors.ts'
import type { Language } from '../../../schema/languages.ts'

/** Widths of the page in CSS pixels. */
export const deviceWidths = { phone: 390, tablet: 820, desktop: 1280 } as const

/** Heights of usual windows in CSS pixels, so that the preview shows what visitors see first. */
export const deviceHeights = { phone: 844, tablet: 1180, desktop: 720 } as const

/** The minimum width of a window, in CSS pixels, that shows both the page and the panel. */
const minWideWidth = 700
export const narrowWindow = `@media (max-width: ${minWideWidth - 1}px)`
/** Windows with no space for a complete row of controls, also because of a large font. */
export const tinyWindow = '@media (max-width: 22rem)'
export const isNarrow = () => innerWidth < minWideWidth

export type Device = keyof typeof deviceWidths

/** How the preview shows the page. */
export interface PageView {
  device: Device
  /** If the content does not have this language, its first one is shown. */
  language: Language
  scheme: SchemeName
}

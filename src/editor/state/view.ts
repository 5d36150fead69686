import type { Language } from '../../../schema/languages.ts'
import type { SchemeName } from '../preview/frame.ts'

/** Widths of the page in CSS pixels. */
export const widths = { phone: 390, tablet: 820, desktop: 1280 } as const

export type Device = keyof typeof widths

/** How the page is looked at. */
export interface PageView {
  device: Device
  language: Language
  scheme: SchemeName
  isTrying: boolean
}

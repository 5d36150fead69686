import type { SiteContent } from '../generated/siteContent.ts'
import { defaultTypeface } from '../model/defaults.ts'

export interface Typeface {
  /** The width of the typeface's letters, relative to Helvetica Bold (headline.ts). */
  width: number
  /** Ascent and descent in em. */
  ascent: number
  descent: number
  /** Letter spacing in em: large text is set tighter. */
  letterSpacing: number
  /** The width that is added to each space, in em, if the font's space is so narrow that words run together. */
  wordSpacing?: number
  /** The space to the left of each digit, 0 to 9, in thousandths of an em. */
  digits: readonly number[]
}

/** Measured from the font files, after the axes in scripts/build/brand/headingFont.ts are applied. */
export const typefaces = {
  plain: {
    width: 1.01,
    ascent: 0.878,
    descent: 0.21,
    letterSpacing: -0.03,
    wordSpacing: 0.05,
    digits: [47, 92, 45, 33, 20, 36, 45, 36, 36, 36],
  },
  warm: {
    width: 1.04,
    ascent: 0.93,
    descent: 0.27,
    letterSpacing: -0.03,
    wordSpacing: 0.03,
    digits: [34, 20, 34, 22, 20, 30, 34, 24, 32, 34],
  },
  wide: {
    width: 1.21,
    ascent: 0.878,
    descent: 0.21,
    letterSpacing: -0.042,
    digits: [47, 80, 45, 33, 22, 36, 45, 22, 36, 36],
  },
  narrow: {
    width: 0.82,
    ascent: 0.878,
    descent: 0.21,
    letterSpacing: 0,
    wordSpacing: 0.05,
    digits: [31, 47, 31, 16, 0, 16, 31, 16, 16, 16],
  },
  serif: {
    width: 1.035,
    ascent: 0.978,
    descent: 0.255,
    letterSpacing: -0.025,
    wordSpacing: 0.04,
    digits: [63, 109, 63, 63, 20, 78, 63, 78, 63, 63],
  },
} satisfies Record<string, Typeface>

export type TypefaceName = keyof typeof typefaces | 'system'

export const typefaceOf = ({ site }: Pick<SiteContent, 'site'>): TypefaceName =>
  site.typeface ?? defaultTypeface

/** The metrics of the widest system font. */
const system = { width: 1.17, letterSpacing: -0.035, digits: typefaces.plain.digits }

export const metricsOf = (name: TypefaceName): Omit<Typeface, 'ascent' | 'descent'> =>
  name === 'system' ? system : typefaces[name]

import type { SiteContent } from '../generated/siteContent.ts'
import { defaultTypeface } from '../model/defaults.ts'

/** The typefaces of headings to choose from, besides the system's own. */
export interface Typeface {
  /** How wide its words are beside those of Helvetica Bold (textWidth.ts). */
  width: number
  /** Above and below the base line, in parts of its size. */
  ascent: number
  descent: number
  /** Between letters, in parts of its size: large words stand closer. */
  tracking: number
}

/** Read off the fonts themselves: scripts/build/brand/typeface.test.ts compares the heights. */
export const typefaces = {
  plain: { width: 1.01, ascent: 0.878, descent: 0.21, tracking: -0.035 },
  warm: { width: 1.04, ascent: 0.93, descent: 0.27, tracking: -0.03 },
  wide: { width: 1.21, ascent: 0.878, descent: 0.21, tracking: -0.035 },
  serif: { width: 1.035, ascent: 0.978, descent: 0.255, tracking: -0.025 },
} satisfies Record<string, Typeface>

export type TypefaceName = keyof typeof typefaces | 'system'

export const typefaceOf = ({ site }: Pick<SiteContent, 'site'>): TypefaceName =>
  site.typeface ?? defaultTypeface

/** The measures of the widest of the systems' own fonts. */
const system = { width: 1.17, tracking: -0.035 }

export const measuresOf = (name: TypefaceName) =>
  name === 'system' ? system : typefaces[name]

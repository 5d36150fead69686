import type { Migration } from './migration.ts'
import { withoutColors } from './withoutColors.ts'

/** What the page no longer paints with. */
const unused = ['mutedText', 'accentHover']

export const unusedColors: Migration = {
  reported: {
    en: 'Colors that the page no longer uses were removed.',
    br: 'As cores que a página não usa mais foram retiradas.',
  },
  migrate: (content) =>
    withoutColors(withoutColors(content, 'light', unused), 'dark', unused),
}

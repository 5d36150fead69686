import { faintColors } from '../colors/faintColors.ts'
import { brandColors } from '../read/brandColors.ts'
import type { Migration } from './migration.ts'
import { withoutColors } from './withoutColors.ts'

/** Since this version the wall is light in the dark scheme. A dark one, valid before, is removed: it is made from the accent again. */
export const litWall: Migration = {
  reported: {
    en: 'One of the colors for dark mode is now made from your accent color.',
    br: 'Uma das cores do modo escuro agora é feita a partir da sua cor principal.',
  },
  migrate(content) {
    const colors = brandColors(content)
    const isFaint =
      colors &&
      faintColors(colors).some(({ scheme, role }) => scheme === 'dark' && role === 'wall')
    return isFaint ? withoutColors(content, 'dark', ['wall']) : content
  },
}

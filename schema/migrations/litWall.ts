import { faintColors } from '../colors/faintColors.ts'
import { brandColors } from '../read/brandColors.ts'
import type { Migration } from './migration.ts'
import { withoutColors } from './withoutColors.ts'

/** Since this version the wall is light in the dark scheme. A dark one, valid before, is removed: it is made from the accent again. */
export const litWall: Migration = {
  reported: {
    en: 'The dark colours’ “wall” is made from your accent: in this version it is a lit one.',
    br: 'A cor escura “wall” agora é feita a partir do seu destaque: nesta versão, é uma parede iluminada.',
  },
  migrate(content) {
    const colors = brandColors(content)
    const isFaint =
      colors &&
      faintColors(colors).some(({ scheme, role }) => scheme === 'dark' && role === 'wall')
    return isFaint ? withoutColors(content, 'dark', ['wall']) : content
  },
}

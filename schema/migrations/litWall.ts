import { brandColors } from '../check/brandColors.ts'
import { faintColors } from '../colors/faintColors.ts'
import type { Migration } from './migration.ts'
import { withoutColors } from './withoutColors.ts'

/** By night the wall came to be lit: a dark one, right before, is made from the accent. */
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

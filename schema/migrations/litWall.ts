import { faintColors } from '../colors/faintColors.ts'
import type { Colors } from '../colors/palette.ts'
import { isRecord, lookUp } from '../read/readDocument.ts'
import type { Migration } from './migration.ts'

const isColor = (value: unknown) =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

const isColors = (value: unknown): value is Colors => {
  if (!isRecord(value) || !isColor(value['accent'])) return false
  const { second, light = {}, dark = {} } = value
  if (!isRecord(light) || !isRecord(dark)) return false
  const given = [...Object.values(light), ...Object.values(dark)]
  return given.every(isColor) && (second === undefined || isColor(second))
}

/** By night the wall came to be lit: a dark one, right before, is made from the accent. */
export const litWall: Migration = {
  reported: {
    en: 'The dark colours’ “wall” is made from your accent: in this version it is a lit one.',
    br: 'A cor escura “wall” agora é feita a partir do seu destaque: nesta versão, é uma parede iluminada.',
  },
  migrate(content) {
    const { site } = content
    const colors = lookUp(content, ['site', 'colors'])
    if (!isRecord(site) || !isColors(colors) || !colors.dark) return content
    const isFaint = faintColors(colors).some(
      ({ scheme, role }) => scheme === 'dark' && role === 'wall',
    )
    if (!isFaint) return content
    const { wall: _, ...dark } = colors.dark
    return { ...content, site: { ...site, colors: { ...colors, dark } } }
  },
}

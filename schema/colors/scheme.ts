import { colors, roles, type Role } from './colors.ts'

/** Every color of the page for a visitor whose system is set to light, or to dark. */
export type Scheme = Record<Role, string>

export type SchemeName = 'light' | 'dark'
export type Palette = Record<SchemeName, Scheme>

export interface Pair {
  front: Role
  back: Role
  /** Least contrast. */
  least: number
}

/** Which colors are used on which. */
export const pairs: Pair[] = roles.flatMap((front) => {
  const color = colors[front]
  return 'on' in color
    ? Object.entries(color.on).map(([back, least]) => ({
        front,
        back: back as Role,
        least,
      }))
    : []
})

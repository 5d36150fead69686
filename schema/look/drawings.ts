/**
 * The drawings of the page, as SVG markup. Colors are CSS variables (--sun, --hills …) set for both
 * schemes; elements with the class "day" or "night" show in one scheme.
 */
import type { Role } from '../colors/colors.ts'

export interface Motif {
  /** Below the headline: 64 high, x = 0 at the grid's left edge, a floor from y = 46, wider than any window. */
  scene: string
  /** In front of the sky in the pictures of services, in turn: 96 wide, y from 16 to 92, floor at 84. */
  figures: readonly string[]
  /** The figure covers the entire picture, like a wall: there is no sun, and a large icon is in the middle. */
  coversPicture?: true
  /** In front of all those pictures, from -48 to 144, such as a roof and a floor; the sun is at `x`. */
  frame?: (x: number) => string
  /** Complete pictures for services by icon, from -48 to 144; only the sky is behind them. */
  bays?: Record<string, string>
  /** The picture beside the ways to get in touch, 168 by 84; its middle half is always visible. */
  aside?: string
  /**
   * What carries the beam of the company's years, one a year: 48 wide, from the beam at y = 0 down to the ground at
   * 120. Below the ground it is mirrored in the footer.
   */
  year?: string
  /** One repeat of the edge of a colored background. */
  edge?: EdgePattern
}

export interface EdgePattern {
  width: number
  height: number
  path: string
  /** The repeat is stretched, so that a few of them fill any window, as the bays of a building do. */
  isWide?: true
}

/** The page's colors that drawings use. */
export const drawnRoles = [
  'sky',
  'horizon',
  'sun',
  'hills',
  'ground',
  'onGround',
  'shade',
  'palm',
  'panel',
] as const satisfies readonly Role[]

/** The names of the CSS variables in drawings. */
export type Paint = (typeof drawnRoles)[number] | keyof typeof buildingPaints

/** Further colors of drawings, such as those of a building of white concrete in the light of the sun or the moon. `night` is CSS. */
export const buildingPaints = {
  column: ['onGround', 'var(--shade)'],
  // If a shaded side were as light as the sky, nobody would see it.
  side: ['shade', 'color-mix(in srgb,var(--shade),var(--panel))'],
  under: ['shade', 'var(--sun)'],
  ink: ['ground', 'var(--onGround)'],
  band: ['ground', 'var(--sun)'],
  onBand: ['onGround', 'var(--ground)'],
  disc: ['sun', 'var(--onGround)'],
} as const satisfies Record<string, readonly [day: Role, night: string]>

export const paint = (name: Paint) => `var(--${name})`

/** A path filled with a color. */
export const shape = (fill: Paint, path: string) =>
  `<path fill="${paint(fill)}" d="${path}"/>`

/**
 * The drawings of the page, as SVG markup. Colors are CSS variables (--sun, --hills …) set for both
 * schemes; elements with the class "day" show only in the light scheme, "night" only in the dark one.
 */
import type { ColorName } from '../colors/colors.ts'

export interface Motif {
  /** The landscape below the headline: 64 high, wider than windows. The page's grid begins at x = 0; the floor is y = 46. */
  scene: string
  /** The foregrounds of services' pictures, which take turns: 96 wide, from y = 16 to 92; the floor is at y = 84. */
  foregrounds: readonly string[]
  /** The foregrounds cover the entire picture, like a wall. There is no sun, and a large icon is in the middle. */
  coversPicture?: true
  /** Drawn in front of every foreground, from x = -48 to 144, such as a roof and a floor. `x`: the sun's position. */
  surroundings?: (x: number) => string
  /** Complete pictures for services, by icon, from x = -48 to 144. Only the sky is drawn behind them. */
  pictures?: Record<string, string>
  /** The picture beside the contact details, 168 by 84. Its middle half is always visible. */
  contactPicture?: string
  /**
   * The column for one year, which supports the beam in the chart of the company's years: 48 wide, from the beam at
   * y = 0 to the ground at y = 120. The footer also shows its mirror image.
   */
  yearColumn?: string
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
export const drawnColors = [
  'sky',
  'horizon',
  'sun',
  'hills',
  'ground',
  'onGround',
  'shade',
  'palm',
  'panel',
] as const satisfies readonly ColorName[]

/** The names of the CSS variables in drawings. */
export type DrawingColor = (typeof drawnColors)[number] | keyof typeof buildingColors

/** More colors of drawings, such as those of white concrete. `light` is a color of the page; `dark` is a CSS value. */
export const buildingColors = {
  column: ['onGround', 'var(--shade)'],
  // This color is darker than the sky, so that a shaded side is visible.
  side: ['shade', 'color-mix(in srgb,var(--shade),var(--panel))'],
  under: ['shade', 'var(--sun)'],
  ink: ['ground', 'var(--onGround)'],
  band: ['ground', 'var(--sun)'],
  onBand: ['onGround', 'var(--ground)'],
  disc: ['sun', 'var(--onGround)'],
} as const satisfies Record<string, readonly [light: ColorName, dark: string]>

export const cssColor = (name: DrawingColor) => `var(--${name})`

/** A path filled with a color. */
export const shape = (fill: DrawingColor, path: string) =>
  `<path fill="${cssColor(fill)}" d="${path}"/>`

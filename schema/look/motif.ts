/**
 * What the page draws with: SVG markup by rule. Colours are variables (--sun, --hills …), which page and drawings set for
 * both schemes; parts of the class "day" or "night" are seen in one of them.
 */
export interface Motif {
  /** Below the headline: 64 high, from the grid's left edge at 0 to both ends of the widest window; a floor from 46 down. */
  scene: string
  /** What stands in a service's picture, 96 wide, seen from 16 down to 92, with its floor at 84; some different ones, chosen by the service's index. */
  figure: (index: number) => string
  /** What lies over all such pictures, with the sun at `x`: a roof and a floor, say. */
  frame?: (x: number) => string
  /** Such pictures whole, without the sun, by the icon of the service. */
  bays?: Record<string, string>
  /** The place seen from elsewhere, 168 by 84; without it the scene serves. */
  view?: string
  /** The same beside the ways to get in touch: the middle half of it is always seen. */
  aside?: string
  /** One tooth of the edge of a coloured background. */
  edge?: Edge
}

export interface Edge {
  width: number
  height: number
  path: string
}

/** Colours of the brand (schema/colors/scheme.ts) have the name of MUI's variables; those of a building depend on the hour. */
export type Paint =
  | 'sky'
  | 'horizon'
  | 'sun'
  | 'hills'
  | 'ground'
  | 'onGround'
  | 'shade'
  | 'palm'
  | 'panel'
  | keyof typeof buildingPaints

/** By day and by night: white concrete in the sun, and dark before lit rooms. */
export const buildingPaints = {
  column: ['onGround', 'hills'],
  side: ['shade', 'panel'],
  slab: ['onGround', 'panel'],
  under: ['shade', 'sun'],
  pool: ['panel', 'panel'],
} as const

export const paint = (name: Paint) =>
  name in buildingPaints ? `var(--${name})` : `var(--mui-palette-brand-${name})`

/** A shape in a colour. */
export const shape = (fill: Paint, path: string, rest = '') =>
  `<path fill="${paint(fill)}" d="${path}"${rest}/>`

/** The same path again and again, each time so much further to the right. */
export const repeated = (
  count: number,
  step: number,
  pathAt: (x: number) => string,
): string => Array.from({ length: count }, (_, index) => pathAt(index * step)).join('')

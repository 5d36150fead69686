/** Every colour of the page for a visitor whose system is set to light, or to dark. */
export interface Scheme {
  background: string
  /** Background of cards and fields. */
  surface: string
  /** Background of icons and pressed buttons: a faint tint of the accent. */
  tint: string
  text: string
  mutedText: string
  /** Background of a section that stands out, such as the clients; in the dark scheme the colour of its text. Light in both. */
  wall: string
  /** Decorative lines. */
  line: string
  /** Borders of fields. */
  fieldLine: string
  /** Filled buttons, links, icons. */
  accent: string
  /** The accent under the mouse. */
  accentHover: string
  onAccent: string
  error: string
  /** Background of the hero, of the header and of dark panels. */
  panel: string
  /** Background of the footer, and the floor of the drawing; text on the wall. */
  ground: string
  /** Text on panel and ground, and the columns of the drawing. */
  onGround: string
  /** The rest of the drawing: its sky, the sky at the horizon, the sun, the hills, the shaded side of the columns, the palm. */
  sky: string
  horizon: string
  sun: string
  hills: string
  shade: string
  palm: string
}

export type SchemeName = 'light' | 'dark'
export type Palette = Record<SchemeName, Scheme>
export type Role = keyof Scheme

export interface Pair {
  front: Role
  back: Role
  /** Least contrast: 7 for text, 3 for controls and graphics. */
  least: number
}

function pair(front: Role, backs: Role[], least = 7): Pair[] {
  return backs.map((back) => ({ front, back, least }))
}

/** Which colours are used on which. */
export const pairs: Pair[] = [
  ...pair('text', ['background', 'surface', 'tint']),
  ...pair('mutedText', ['background', 'surface', 'tint']),
  ...pair('fieldLine', ['background', 'surface'], 3),
  ...pair('accent', ['background', 'surface', 'tint']),
  ...pair('onAccent', ['accent', 'accentHover']),
  ...pair('error', ['background', 'surface']),
  ...pair('onGround', ['panel', 'ground']),
  ...pair('wall', ['ground']),
  ...pair('sun', ['ground']),
  ...pair('sun', ['panel'], 3),
]

/** Every colour of the page for a visitor whose system is set to light, or to dark. */
export interface Scheme {
  background: string
  /** Cards and fields on the background. */
  surface: string
  /** A faint tint of the accent behind icons and pressed buttons. */
  tint: string
  text: string
  mutedText: string
  /** The background of a section that stands out, such as the clients. */
  wall: string
  /** Lines that only divide. */
  line: string
  /** Lines that show where a field is. */
  fieldLine: string
  /** Filled buttons, links, icons. */
  accent: string
  /** The accent under the mouse. */
  accentHover: string
  onAccent: string
  error: string
  /** The background of the first words, of the header and of dark panels. */
  panel: string
  /** The background of the footer and the floor of the drawing. */
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
  /** The least contrast between the two: 7 for text, 3 for what shows where a control is. */
  least: number
}

function pair(front: Role, backs: Role[], least = 7): Pair[] {
  return backs.map((back) => ({ front, back, least }))
}

/** Which colours meet on the page. */
export const pairs: Pair[] = [
  ...pair('text', ['background', 'surface', 'tint']),
  ...pair('mutedText', ['background', 'surface', 'tint']),
  ...pair('fieldLine', ['background', 'surface'], 3),
  ...pair('accent', ['background', 'surface', 'tint']),
  ...pair('onAccent', ['accent', 'accentHover']),
  ...pair('error', ['background', 'surface']),
  ...pair('onGround', ['panel', 'ground']),
  ...pair('wall', ['text']),
  ...pair('sun', ['ground']),
  ...pair('sun', ['panel'], 3),
]

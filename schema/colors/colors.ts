/** From which accent's hue a color is made, with which lightness, and with which chroma where the accent is strong. */
type Recipe = readonly [
  hue: 'accent' | 'second' | 'between',
  lightness: number,
  chroma: number,
]

interface Color {
  example: string
  /** In each scheme; absent where it is not made from the accents. */
  recipes?: Readonly<Record<'light' | 'dark', Recipe>>
  /** The colors on which it is seen, each with the least contrast: 7 for text, 3 for controls and graphics. */
  on?: Readonly<Record<string, 7 | 3>>
}

/** Every color of the page, with all that is known of it. */
export const colors = {
  background: {
    example: '#fbf8f2',
    recipes: { light: ['second', 0.98, 0.011], dark: ['accent', 0.19, 0.018] },
  },
  surface: {
    example: '#fffdf9',
    recipes: { light: ['second', 0.98, 0.011], dark: ['accent', 0.24, 0.024] },
  },
  tint: {
    example: '#f6e6d3',
    recipes: { light: ['between', 0.933, 0.031], dark: ['accent', 0.285, 0.034] },
  },
  wall: {
    example: '#f7bd16',
    recipes: { light: ['second', 0.828, 0.166], dark: ['second', 0.79, 0.158] },
    on: { ground: 7 },
  },
  line: {
    example: '#e3dacc',
    recipes: { light: ['second', 0.89, 0.021], dark: ['accent', 0.36, 0.034] },
  },
  text: {
    example: '#1c1a17',
    recipes: { light: ['accent', 0.24, 0.06], dark: ['second', 0.961, 0.013] },
    on: { background: 7, surface: 7, tint: 7 },
  },
  fieldLine: {
    example: '#8a7f72',
    recipes: { light: ['accent', 0.55, 0.07], dark: ['accent', 0.65, 0.07] },
    on: { background: 3, tint: 3 },
  },
  accent: {
    example: '#8c300f',
    on: { background: 7, surface: 7, tint: 7 },
  },
  onAccent: {
    example: '#fffdf9',
    recipes: { light: ['second', 0.98, 0.011], dark: ['accent', 0.214, 0.07] },
    on: { accent: 7 },
  },
  error: {
    example: '#a1141e',
    on: { background: 7, tint: 7 },
  },
  panel: {
    example: '#7a290c',
    recipes: { light: ['accent', 0.399, 0.119], dark: ['accent', 0.29, 0.078] },
  },
  ground: {
    example: '#3f1508',
    recipes: { light: ['accent', 0.26, 0.07], dark: ['accent', 0.135, 0.03] },
  },
  onGround: {
    example: '#fdf8ef',
    recipes: { light: ['second', 0.98, 0.011], dark: ['second', 0.955, 0.027] },
    on: { panel: 7, ground: 7 },
  },
  sky: {
    example: '#c04a1b',
    recipes: { light: ['accent', 0.562, 0.162], dark: ['accent', 0.299, 0.09] },
  },
  horizon: {
    example: '#e78a33',
    recipes: { light: ['between', 0.718, 0.149], dark: ['between', 0.553, 0.148] },
  },
  sun: {
    example: '#f7bd16',
    on: { ground: 7, panel: 3 },
  },
  hills: {
    example: '#8c3410',
    recipes: { light: ['accent', 0.446, 0.128], dark: ['accent', 0.304, 0.075] },
  },
  shade: {
    example: '#e0b998',
    recipes: { light: ['between', 0.812, 0.063], dark: ['between', 0.693, 0.055] },
  },
  palm: {
    example: '#123c28',
    recipes: { light: ['accent', 0.32, 0.059], dark: ['accent', 0.66, 0.1] },
  },
} as const satisfies Record<string, Color>

export type Role = keyof typeof colors

/** The names of all colors. */
export const roles = Object.keys(colors) as Role[]

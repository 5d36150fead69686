/** How a color is derived: the accent that gives the hue, the lightness, and the chroma for a strong accent. */
type Recipe = readonly [
  hue: 'accent' | 'second' | 'between',
  lightness: number,
  chroma: number,
]

interface Color {
  example: string
  /** Undefined if the color is not derived from the accents. */
  recipes: Readonly<Record<SchemeName, Recipe>> | undefined
}

const color = (example: string, light?: Recipe, dark?: Recipe): Color => ({
  example,
  recipes: light && dark && { light, dark },
})

/** Every color of the page, with an example and how it is derived in the light and the dark scheme. */
export const colors = {
  background: color('#fbf8f2', ['second', 0.98, 0.011], ['accent', 0.19, 0.018]),
  surface: color('#fffdf9', ['second', 0.98, 0.011], ['accent', 0.24, 0.024]),
  tint: color('#f6e6d3', ['between', 0.933, 0.031], ['accent', 0.285, 0.034]),
  wall: color('#f7bd16', ['second', 0.828, 0.166], ['second', 0.79, 0.158]),
  line: color('#e3dacc', ['second', 0.89, 0.021], ['accent', 0.36, 0.034]),
  text: color('#1c1a17', ['accent', 0.24, 0.06], ['second', 0.961, 0.013]),
  fieldLine: color('#8a7f72', ['accent', 0.55, 0.07], ['accent', 0.65, 0.07]),
  accent: color('#8c300f'),
  onAccent: color('#fffdf9', ['second', 0.98, 0.011], ['accent', 0.214, 0.07]),
  error: color('#a1141e'),
  panel: color('#7a290c', ['accent', 0.399, 0.119], ['accent', 0.29, 0.078]),
  ground: color('#3f1508', ['accent', 0.26, 0.07], ['accent', 0.135, 0.03]),
  onGround: color('#fdf8ef', ['second', 0.98, 0.011], ['second', 0.955, 0.027]),
  sky: color('#c04a1b', ['accent', 0.562, 0.162], ['accent', 0.299, 0.09]),
  horizon: color('#e78a33', ['between', 0.718, 0.149], ['between', 0.553, 0.148]),
  sun: color('#f7bd16'),
  hills: color('#8c3410', ['accent', 0.446, 0.128], ['accent', 0.304, 0.075]),
  shade: color('#e0b998', ['between', 0.812, 0.063], ['between', 0.693, 0.055]),
  palm: color('#123c28', ['accent', 0.32, 0.059], ['accent', 0.66, 0.1]),
}

export type ColorName = keyof typeof colors

/** The names of all colors. */
export const colorNames = Object.keys(colors) as ColorName[]

/** All colors of the page in one scheme. */
export type Scheme = Record<ColorName, string>

export type SchemeName = 'light' | 'dark'
export type Palette = Record<SchemeName, Scheme>

/** The colors behind a color, with the minimum contrast: 7 for text, 3 for controls and graphics. */
const backgrounds: Partial<Record<ColorName, Partial<Record<ColorName, 7 | 3>>>> = {
  wall: { ground: 7 },
  text: { background: 7, surface: 7, tint: 7 },
  fieldLine: { background: 3, tint: 3 },
  accent: { background: 7, surface: 7, tint: 7 },
  onAccent: { accent: 7 },
  error: { background: 7, tint: 7 },
  onGround: { panel: 7, ground: 7 },
  sun: { ground: 7, panel: 3 },
}

/** The pairs of a color and its background, with the minimum contrast. */
export const colorPairs = colorNames.flatMap((foreground) =>
  Object.entries(backgrounds[foreground] ?? {}).map(([background, minContrast]) => ({
    foreground,
    background: background as ColorName,
    minContrast,
  })),
)

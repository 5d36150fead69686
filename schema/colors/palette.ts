import { pairs, type Palette, type Role, type Scheme, type SchemeName } from './scheme.ts'
import { between, colorOf, contrast, nearestShades, toneOf } from './tones.ts'

/** The content's `site.colors`. */
export interface Colors {
  accent: string
  second?: string
  /** Colours to be used exactly as given. */
  light?: Partial<Scheme>
  dark?: Partial<Scheme>
}

/**
 * How a role's colour is made: from which accent's hue, with which lightness, and which chroma where the accent is
 * strong.
 */
type Recipe = readonly [
  hue: 'accent' | 'second' | 'between',
  lightness: number,
  chroma: number,
]

const recipes: Record<
  SchemeName,
  Record<Exclude<Role, 'accent' | 'sun' | 'error'>, Recipe>
> = {
  light: {
    background: ['second', 0.98, 0.009],
    surface: ['second', 0.994, 0.006],
    tint: ['between', 0.933, 0.031],
    wall: ['second', 0.828, 0.166],
    line: ['second', 0.89, 0.021],
    text: ['accent', 0.24, 0.06],
    mutedText: ['accent', 0.41, 0.04],
    fieldLine: ['second', 0.6, 0.023],
    accentHover: ['accent', 0.375, 0.11],
    onAccent: ['second', 0.994, 0.006],
    panel: ['accent', 0.399, 0.119],
    ground: ['accent', 0.26, 0.07],
    onGround: ['second', 0.981, 0.013],
    sky: ['accent', 0.562, 0.162],
    horizon: ['between', 0.718, 0.149],
    hills: ['accent', 0.446, 0.128],
    shade: ['between', 0.812, 0.063],
    palm: ['accent', 0.32, 0.059],
  },
  dark: {
    background: ['accent', 0.19, 0.018],
    surface: ['accent', 0.24, 0.024],
    tint: ['accent', 0.285, 0.034],
    wall: ['second', 0.79, 0.158],
    line: ['accent', 0.36, 0.034],
    text: ['second', 0.961, 0.013],
    mutedText: ['second', 0.835, 0.021],
    fieldLine: ['second', 0.603, 0.023],
    accentHover: ['accent', 0.834, 0.099],
    onAccent: ['accent', 0.214, 0.07],
    panel: ['accent', 0.29, 0.078],
    ground: ['accent', 0.135, 0.03],
    onGround: ['second', 0.955, 0.027],
    sky: ['accent', 0.299, 0.09],
    horizon: ['between', 0.553, 0.148],
    hills: ['accent', 0.304, 0.075],
    shade: ['between', 0.693, 0.055],
    palm: ['accent', 0.66, 0.1],
  },
}

/** The hue of errors: red for every brand. */
const errors = { light: '#a1141e', dark: '#ffb4ab' }

/** Chroma of an accent for which the recipes hold as written; paler ones get less. */
const strong = 0.15

/**
 * All colours of a brand. Colours that the owner gives stay as they are; all others are adapted until they have enough
 * contrast.
 */
export function paletteOf(colors: Colors): Palette {
  return { light: schemeOf(colors, 'light'), dark: schemeOf(colors, 'dark') }
}

export function schemeOf(colors: Colors, name: SchemeName): Scheme {
  const scheme = startOf(colors, name)
  for (const role of new Set(pairs.map(({ front }) => front))) {
    if (colors[name]?.[role] === undefined) scheme[role] = readable(scheme, role)
  }
  return scheme
}

function startOf(colors: Colors, name: SchemeName): Scheme {
  const { accent, second: sun = shadeOf(accent, 0.828, 0.166) } = colors
  const hues = { accent, second: sun, between: between(accent, sun) }
  const shades = Object.entries(recipes[name]).map(([role, [hue, lightness, chroma]]) => [
    role,
    shadeOf(hues[hue], lightness, chroma),
  ])
  return {
    ...Object.fromEntries(shades),
    accent,
    sun,
    error: errors[name],
    ...colors[name],
  }
}

/** Shades of a pale colour are pale, those of a grey one grey. */
function shadeOf(color: string, lightness: number, chroma: number): string {
  const tone = toneOf(color)
  return colorOf({
    ...tone,
    lightness,
    chroma: chroma * Math.min(tone.chroma / strong, 1),
  })
}

/** The nearest shade of a role's colour with enough contrast to every background that it is used on. */
export function readable(scheme: Scheme, role: Role): string {
  const own = pairs.filter(({ front }) => front === role)
  const isReadable = (color: string) =>
    own.every(({ back, least }) => contrast(color, scheme[back]) >= least)
  for (const color of nearestShades(scheme[role])) if (isReadable(color)) return color
  return scheme[role]
}

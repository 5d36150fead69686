import { matches, patterns } from '../model/patterns.ts'
import { isRecord } from '../read/lookUp.ts'
import {
  colors as colorDefinitions,
  roles,
  type Role,
  pairs,
  type Palette,
  type Scheme,
  type SchemeName,
} from './colors.ts'
import { colorOf, contrast, middleColor, nearestShades, toneOf } from './tones.ts'

/** The content's `site.colors`. */
export interface Colors {
  accent: string
  /** The color of the sun. */
  second?: string
  /** Exact colors of each scheme, used unless they are unreadable. */
  light?: Partial<Scheme>
  dark?: Partial<Scheme>
}

/** Errors are red for every brand. */
const errorColors = { light: '#a1141e', dark: '#ffb4ab' }

/** The chroma of an accent for which the recipes apply unchanged. Paler accents get less. */
const strongChroma = 0.15

/** All colors of a brand, adapted until they have enough contrast. */
export function paletteOf(colors: Colors): Palette {
  return { light: schemeOf(colors, 'light'), dark: schemeOf(colors, 'dark') }
}

function schemeOf(colors: Colors, name: SchemeName): Scheme {
  const scheme = deriveScheme(colors, name)
  for (const role of new Set(pairs.map(({ foreground }) => foreground)))
    scheme[role] = readableColor(scheme, role)
  // No shade is readable on a background of medium lightness: the derived one replaces it.
  const exact = colors[name] ?? {}
  const unreadable = pairs.find(
    ({ foreground, background, minContrast }) =>
      exact[background] !== undefined &&
      contrast(scheme[foreground], scheme[background]) < minContrast,
  )
  if (!unreadable) return scheme
  const { [unreadable.background]: _, ...others } = exact
  return schemeOf({ ...colors, [name]: others }, name)
}

function deriveScheme(colors: Colors, name: SchemeName): Scheme {
  const { accent, second: sun = shadeOf(accent, 0.828, 0.166) } = colors
  const hues = { accent, second: sun, between: middleColor(accent, sun) }
  const shades = roles.flatMap((role) => {
    const recipe = colorDefinitions[role].recipes?.[name]
    if (!recipe) return []
    const [hue, lightness, chroma] = recipe
    return [[role, shadeOf(hues[hue], lightness, chroma)]]
  })
  return {
    ...Object.fromEntries(shades),
    accent,
    sun,
    error: errorColors[name],
    ...colors[name],
  }
}

/** A shade of a color, with less chroma if the color is pale. */
function shadeOf(color: string, lightness: number, chroma: number): string {
  const tone = toneOf(color)
  return colorOf({
    ...tone,
    lightness,
    chroma: chroma * Math.min(tone.chroma / strongChroma, 1),
  })
}

/** The nearest shade of a role's color with enough contrast to every background that it is used on. */
function readableColor(scheme: Scheme, role: Role): string {
  const pairsOfRole = pairs.filter(({ foreground }) => foreground === role)
  const isReadable = (color: string) =>
    pairsOfRole.every(
      ({ background, minContrast }) => contrast(color, scheme[background]) >= minContrast,
    )
  for (const color of nearestShades(scheme[role])) if (isReadable(color)) return color
  return scheme[role]
}

const isHex = matches(patterns.color)

function validColors(value: unknown): Record<string, string> {
  const entries = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && isHex(entry[1]),
    ),
  )
}

/** The palette of the valid colors in `site.colors`. Undefined without a valid accent. findValues.ts reports invalid colors. */
export function validPalette(colors: unknown): Palette | undefined {
  if (!isRecord(colors)) return undefined
  const { accent, second } = validColors(colors)
  if (accent === undefined) return undefined
  return paletteOf({
    accent,
    ...(second !== undefined && { second }),
    light: validColors(colors['light']),
    dark: validColors(colors['dark']),
  })
}

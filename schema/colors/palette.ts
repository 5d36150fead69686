import { matcherOf, patterns } from '../model/patterns.ts'
import { isRecord } from '../read/lookUp.ts'
import {
  colors as colorDefinitions,
  colorNames,
  type ColorName,
  colorPairs,
  type Palette,
  type Scheme,
  type SchemeName,
} from './colors.ts'
import { colorOf, contrast, middleColor, nearestShades, toneOf } from './tones.ts'

/** The content's `site.colors`. */
export interface Colors {
  accent: string
  /** The second color: the color of the sun, `sun` in a scheme. */
  second?: string
  /** Exact colors of each scheme, used unless they are unreadable. */
  light?: Partial<Scheme>
  dark?: Partial<Scheme>
}

/** Errors are red for every company, because visitors know red as the color of errors. */
const errorColors = { light: '#a1141e', dark: '#ffb4ab' }

/** Colors with at least this chroma get the recipe's chroma. Paler ones get proportionally less. */
const strongChroma = 0.15

/** All colors of a company, adapted until they have enough contrast. */
export function paletteOf(colors: Colors): Palette {
  return { light: schemeOf(colors, 'light'), dark: schemeOf(colors, 'dark') }
}

function schemeOf(colors: Colors, schemeName: SchemeName): Scheme {
  const scheme = derivedScheme(colors, schemeName)
  for (const colorName of new Set(colorPairs.map(({ foreground }) => foreground)))
    scheme[colorName] = readableColor(scheme, colorName)
  // On an exact background of medium lightness, no shade is readable, so the derived background replaces it.
  const exact = colors[schemeName] ?? {}
  const unreadablePair = colorPairs.find(
    ({ foreground, background, minContrast }) =>
      exact[background] !== undefined &&
      contrast(scheme[foreground], scheme[background]) < minContrast,
  )
  if (!unreadablePair) return scheme
  const { [unreadablePair.background]: _, ...otherColors } = exact
  return schemeOf({ ...colors, [schemeName]: otherColors }, schemeName)
}

function derivedScheme(colors: Colors, schemeName: SchemeName): Scheme {
  // The default sun is a shade of the accent with the lightness and chroma of the sample's sun.
  const { accent, second: sun = shadeOf(accent, 0.828, 0.166) } = colors
  const hues = { accent, second: sun, between: middleColor(accent, sun) }
  const shades = colorNames.flatMap((colorName) => {
    const recipe = colorDefinitions[colorName].recipes?.[schemeName]
    if (!recipe) return []
    const [hue, lightness, chroma] = recipe
    return [[colorName, shadeOf(hues[hue], lightness, chroma)]]
  })
  return {
    ...Object.fromEntries(shades),
    accent,
    sun,
    error: errorColors[schemeName],
    ...colors[schemeName],
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

/** The nearest shade of a color with enough contrast to every background that it is used on. */
function readableColor(scheme: Scheme, colorName: ColorName): string {
  const pairs = colorPairs.filter(({ foreground }) => foreground === colorName)
  const isReadable = (color: string) =>
    pairs.every(
      ({ background, minContrast }) => contrast(color, scheme[background]) >= minContrast,
    )
  for (const color of nearestShades(scheme[colorName]))
    if (isReadable(color)) return color
  return scheme[colorName]
}

const isHex = matcherOf(patterns.color)

function validColors(value: unknown): Record<string, string> {
  const entries = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && isHex(entry[1]),
    ),
  )
}

/** The palette without the invalid colors, which the check reports; undefined without a valid accent. */
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

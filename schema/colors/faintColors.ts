import { type Role, pairs, type Pair, type Scheme, type SchemeName } from './colors.ts'
import { readable, schemeOf, type Colors } from './palette.ts'
import { contrast, nearestShades } from './tones.ts'

/** A color of the owner with too little contrast to a color behind it. */
export interface FaintColor {
  scheme: SchemeName
  role: Role
  other: Role
  contrast: number
  least: number
  /** The nearest shade with enough contrast, if there is one. */
  right: string | undefined
}

const roles = new Set(pairs.flatMap(({ front, back }) => [front, back]))

/** The owner's exact colors with too little contrast to another color, without duplicates. Derived colors adapt to them. */
export function faintColors(colors: Colors): FaintColor[] {
  return (['light', 'dark'] as const).flatMap((name) => {
    const exact = colors[name]
    if (exact === undefined) return []
    const scheme = schemeOf(colors, name)
    return [...roles].flatMap((role) => {
      const color = exact[role]
      if (color === undefined) return []
      const met = pairs.filter(({ front, back }) => front === role || back === role)
      const faint = met
        // If both are the owner's, the foreground is reported.
        .filter(({ front }) => front === role || exact[front] === undefined)
        .find((pair) => isFaint(scheme, pair))
      if (!faint) return []
      const { front, back, least } = faint
      const fits = (shade: string) => {
        const tried = { ...scheme, [role]: shade }
        return met.every((pair) => {
          const isDerived = exact[pair.front] === undefined
          if (isDerived) tried[pair.front] = readable(tried, pair.front)
          return !isFaint(tried, pair)
        })
      }
      return {
        scheme: name,
        role,
        other: role === front ? back : front,
        contrast: contrast(scheme[front], scheme[back]),
        least,
        right: firstOf(nearestShades(color), fits),
      }
    })
  })
}

function isFaint(scheme: Scheme, { front, back, least }: Pair): boolean {
  return contrast(scheme[front], scheme[back]) < least
}

function firstOf(shades: Iterable<string>, fits: (shade: string) => boolean) {
  for (const shade of shades) if (fits(shade)) return shade
  return undefined
}

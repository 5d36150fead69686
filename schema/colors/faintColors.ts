import { type Role, pairs, type Pair, type Scheme, type SchemeName } from './colors.ts'
import { readableColor, schemeOf, type Colors } from './palette.ts'
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

const roles = new Set(
  pairs.flatMap(({ foreground, background }) => [foreground, background]),
)

/** The owner's exact colors with too little contrast to another color, without duplicates. Derived colors adapt to them. */
export function faintColors(colors: Colors): FaintColor[] {
  return (['light', 'dark'] as const).flatMap((name) => {
    const exact = colors[name]
    if (exact === undefined) return []
    const scheme = schemeOf(colors, name)
    return [...roles].flatMap((role) => {
      const color = exact[role]
      if (color === undefined) return []
      const affectedPairs = pairs.filter(
        ({ foreground, background }) => foreground === role || background === role,
      )
      const faint = affectedPairs
        // If both are the owner's, the foreground is reported.
        .filter(
          ({ foreground }) => foreground === role || exact[foreground] === undefined,
        )
        .find((pair) => isFaint(scheme, pair))
      if (!faint) return []
      const { foreground, background, minContrast } = faint
      const isReadable = (shade: string) => {
        const candidate = { ...scheme, [role]: shade }
        return affectedPairs.every((pair) => {
          const isDerived = exact[pair.foreground] === undefined
          if (isDerived)
            candidate[pair.foreground] = readableColor(candidate, pair.foreground)
          return !isFaint(candidate, pair)
        })
      }
      return {
        scheme: name,
        role,
        other: role === foreground ? background : foreground,
        contrast: contrast(scheme[foreground], scheme[background]),
        least: minContrast,
        right: findFirst(nearestShades(color), isReadable),
      }
    })
  })
}

function isFaint(scheme: Scheme, { foreground, background, minContrast }: Pair): boolean {
  return contrast(scheme[foreground], scheme[background]) < minContrast
}

function findFirst(shades: Iterable<string>, isReadable: (shade: string) => boolean) {
  for (const shade of shades) if (isReadable(shade)) return shade
  return undefined
}

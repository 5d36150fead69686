import { schemeOf, type Colors } from './palette.ts'
import { pairs, type Pair, type Role, type Scheme, type SchemeName } from './scheme.ts'
import { contrast, nearestShades } from './tones.ts'

/** A colour that the owner has chosen, and that is too near to one that it meets. */
export interface FaintColor {
  scheme: SchemeName
  role: Role
  other: Role
  contrast: number
  least: number
  /** The nearest shade that would do, where there is one. */
  right: string | undefined
}

/** Those of the owner's exact colours that have too little contrast to another, each once. The derived ones yield to them. */
export function faintColors(colors: Colors): FaintColor[] {
  return (['light', 'dark'] as const).flatMap((name) => {
    const given = colors[name] ?? {}
    const chosen = pairs.filter(({ front, back }) => given[front] ?? given[back])
    if (chosen.length === 0) return []
    const scheme = schemeOf(colors, name)
    const faint = new Map<Role, Pair>()
    for (const pair of chosen) {
      // Of two that are given, the one in front yields.
      const role = given[pair.front] === undefined ? pair.back : pair.front
      if (isFaint(scheme, pair) && !faint.has(role)) faint.set(role, pair)
    }
    return [...faint].flatMap(([role, { front, back, least }]) => {
      const own = given[role]
      if (own === undefined) return []
      const met = pairs.filter((pair) => pair.front === role || pair.back === role)
      const fits = (shade: string) => {
        const tried = schemeOf({ ...colors, [name]: { ...given, [role]: shade } }, name)
        return !met.some((pair) => isFaint(tried, pair))
      }
      return {
        scheme: name,
        role,
        other: role === front ? back : front,
        contrast: contrast(scheme[front], scheme[back]),
        least,
        right: firstOf(nearestShades(own), fits),
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

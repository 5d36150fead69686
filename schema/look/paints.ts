import type { Palette, Scheme, SchemeName } from '../colors/colors.ts'
import { buildingPaints, drawnRoles } from './drawings.ts'

/** The CSS variables of drawings (schema/look/drawings.ts), by name. */
function paintsOf(scheme: Scheme, name: SchemeName): Map<string, string> {
  const roleColors = drawnRoles.map((role) => [`--${role}`, scheme[role]] as const)
  const buildingColors = Object.entries(buildingPaints).map(
    ([paint, [day, night]]) =>
      [`--${paint}`, name === 'light' ? scheme[day] : night] as const,
  )
  return new Map([...roleColors, ...buildingColors])
}

/** The styles of an SVG file that follows the system's scheme. */
export function paintStyles({ light, dark }: Palette): string {
  const rules = (scheme: Scheme, name: SchemeName) =>
    `:root{${[...paintsOf(scheme, name)].map(([paint, color]) => `${paint}:${color}`).join(';')}}`
  return (
    `${rules(light, 'light')}.night{display:none}` +
    `@media(prefers-color-scheme:dark){${rules(dark, 'dark')}.day{display:none}.night{display:inline}}`
  )
}

/** The drawing with the colors of the light scheme, for programs that know neither CSS variables nor media queries. */
export function inLight(svg: string, light: Scheme): string {
  const paints = paintsOf(light, 'light')
  const colored = svg.replaceAll(
    /var\((--[\w-]+)\)/g,
    (_, paint: string) => paints.get(paint) ?? 'none',
  )
  return `<style>.night{display:none}</style>${colored}`
}

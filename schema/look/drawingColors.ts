import type { Palette, Scheme, SchemeName } from '../colors/colors.ts'
import { buildingColors, drawnRoles } from './drawings.ts'

/** The values of the CSS variables in drawings (schema/look/drawings.ts), by name. */
function colorVariables(scheme: Scheme, name: SchemeName): Map<string, string> {
  const ofRoles = drawnRoles.map((role) => [`--${role}`, scheme[role]] as const)
  const ofBuildings = Object.entries(buildingColors).map(
    ([variable, [day, night]]) =>
      [`--${variable}`, name === 'light' ? scheme[day] : night] as const,
  )
  return new Map([...ofRoles, ...ofBuildings])
}

/** The styles of an SVG file that follows the system's scheme. */
export function colorStyles({ light, dark }: Palette): string {
  const rules = (scheme: Scheme, name: SchemeName) =>
    `:root{${[...colorVariables(scheme, name)].map(([variable, color]) => `${variable}:${color}`).join(';')}}`
  return (
    `${rules(light, 'light')}.night{display:none}` +
    `@media(prefers-color-scheme:dark){${rules(dark, 'dark')}.day{display:none}.night{display:inline}}`
  )
}

/** The drawing with the colors of the light scheme, for programs that do not support CSS variables or media queries. */
export function withLightColors(svg: string, light: Scheme): string {
  const variables = colorVariables(light, 'light')
  const colored = svg.replaceAll(
    /var\((--[\w-]+)\)/g,
    (_, variable: string) => variables.get(variable) ?? 'none',
  )
  return `<style>.night{display:none}</style>${colored}`
}

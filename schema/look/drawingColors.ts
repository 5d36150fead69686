import type { Palette, Scheme, SchemeName } from '../colors/colors.ts'
import { buildingColors, drawnColors } from './drawings.ts'

/** The values of the CSS variables in drawings (schema/look/drawings.ts), by name. */
function colorVariables(scheme: Scheme, schemeName: SchemeName): Map<string, string> {
  const pageColors = drawnColors.map((name) => [`--${name}`, scheme[name]] as const)
  const addedColors = Object.entries(buildingColors).map(
    ([variable, [light, dark]]) =>
      [`--${variable}`, schemeName === 'light' ? scheme[light] : dark] as const,
  )
  return new Map([...pageColors, ...addedColors])
}

/** The styles of an SVG file that follows the system's scheme. */
export function colorStyles({ light, dark }: Palette): string {
  const rules = (scheme: Scheme, schemeName: SchemeName) =>
    `:root{${[...colorVariables(scheme, schemeName)].map(([variable, color]) => `${variable}:${color}`).join(';')}}`
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

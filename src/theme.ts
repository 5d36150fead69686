import {
  extendTheme,
  type ColorSystemOptions,
  type CssVarsThemeOptions,
} from '@mui/material/styles'

import type { ColorName, Palette, Scheme } from '../schema/colors/colors.ts'
import { metricsOf, type TypefaceName } from '../schema/look/typefaces.ts'
import { fontSizes } from './components/fontSizes.ts'
import { pageMargin } from './components/pageMargin.ts'

// The brand's colors that MUI's palette lacks.
declare module '@mui/material/styles' {
  interface Palette {
    brand: Record<string, string>
  }
  interface PaletteOptions {
    brand?: Record<string, string>
  }
}

// One weight for all bold text: the browser looks up each weight before the first paint.
const boldWeight = 600

/** The typeface, and fallbacks with the same metrics (scripts/build/brand/headingFont.ts). */
const headingFonts = 'Heading,Heading0,Heading1,system-ui,sans-serif'

/** The paths of the brand's colors in MUI's palette, in the order of the style sheet. */
const palettePaths: Record<ColorName, string> = {
  accent: 'primary-main',
  onAccent: 'primary-contrastText',
  background: 'background-default',
  surface: 'background-paper',
  text: 'text-primary',
  error: 'error-main',
  line: 'divider',
  panel: 'brand-panel',
  sky: 'brand-sky',
  horizon: 'brand-horizon',
  sun: 'brand-sun',
  hills: 'brand-hills',
  ground: 'brand-ground',
  onGround: 'brand-onGround',
  shade: 'brand-shade',
  palm: 'brand-palm',
  wall: 'brand-wall',
  tint: 'brand-tint',
  fieldLine: 'brand-control',
}

const pathEntries = Object.entries(palettePaths) as [ColorName, string][]

/** MUI's palette, with the brand's colors. */
function paletteOf(scheme: Scheme): ColorSystemOptions['palette'] {
  const palette: Record<string, string | Record<string, string>> = {}
  for (const [colorName, path] of pathEntries) {
    const [group = '', shade] = path.split('-')
    palette[group] = shade
      ? Object.assign(palette[group] ?? {}, { [shade]: scheme[colorName] })
      : scheme[colorName]
  }
  return palette
}

/** Our names of colors by their paths in MUI's palette. */
const namesByPath = Object.fromEntries(pathEntries.map(([name, path]) => [path, name]))

/** Whether the page does not use a variable of MUI. It uses only the brand's colors; the build fails if a rule reads one. */
function isUnusedVariable([group, ...path]: string[]): boolean {
  const colorName = group === 'palette' ? namesByPath[path.join('-')] : undefined
  // Only MUI's own buttons would use the color of text on the accent color.
  return colorName === undefined || colorName === 'onAccent'
}

/** Renames variables to the names of the brand's colors, which drawings also use. */
function withBrandNames<Value>(value: Value): Value {
  const json = JSON.stringify(value).replaceAll(
    /--mui-palette-([\w-]+)/g,
    (_, name: string) => `--${namesByPath[name] ?? name}`,
  )
  // The result has the same keys, with other strings.
  return JSON.parse(json) as Value
}

/** The theme for a brand's colors and typeface. */
export function themeOf({ light, dark }: Palette, typeface: TypefaceName) {
  const theme = extendTheme({
    ...themeOptions,
    typography: typographyOf(typeface),
    colorSchemes: {
      light: { palette: paletteOf(light) },
      dark: { palette: paletteOf(dark) },
    },
  })
  theme.vars = withBrandNames(theme.vars)
  const generateOriginal = theme.generateStyleSheets.bind(theme)
  theme.generateStyleSheets = () => withBrandNames(generateOriginal())
  // MUI's components would define variables for each of these colors.
  for (const unusedColor of ['secondary', 'info', 'success', 'warning'])
    Reflect.deleteProperty(theme.palette, unusedColor)
  return theme
}

function typographyOf(typeface: TypefaceName) {
  const { letterSpacing, wordSpacing = 0 } = metricsOf(typeface)
  const heading = {
    ...(typeface !== 'system' && { fontFamily: headingFonts }),
    fontWeight: 800,
    letterSpacing: `${letterSpacing}em`,
    ...(wordSpacing > 0 && { wordSpacing: `${wordSpacing}em` }),
    textWrap: 'balance',
  } as const
  return {
    // The font is set once, on the body (pageStyles.ts).
    fontFamily: 'inherit',
    allVariants: { fontFamily: undefined },
    fontWeightBold: boldWeight,
    // Each layout of the hero computes the font size from the headline.
    h1: { ...heading, lineHeight: 1 },
    h2: {
      ...heading,
      ...fontSizes(
        'min(2.125rem, max(34px, 13vw))',
        {
          700: 3.125,
          1100: 3.875,
          1280: 4.5,
          1400: 5,
        },
        '7.5vw, 116px',
      ),
      lineHeight: 1.04,
    },
    h3: {
      ...heading,
      ...fontSizes('min(1.25rem, max(20px, 9vw))', { 1200: 1.625 }),
      lineHeight: 1.15,
      // Small headings need wide spaces.
      letterSpacing: `${letterSpacing / 2}em`,
      wordSpacing: `${Math.max(wordSpacing, 0.05)}em`,
    },
    subtitle1: { ...fontSizes('1.0625rem', { 600: 1.25, 900: 1.3125 }), lineHeight: 1.4 },
    body1: { fontSize: '1.0625rem', lineHeight: 1.5 },
    body2: { ...fontSizes('.9375rem', { 600: 1 }), lineHeight: 1.5 },
  }
}

const themeOptions = {
  colorSchemeSelector: 'media',
  shouldSkipGeneratingVar: isUnusedVariable,
  // For buttons and fields; surfaces have square corners, like the building in the drawings.
  shape: { borderRadius: 4 },
  components: {
    MuiContainer: {
      styleOverrides: { root: { paddingInline: pageMargin, maxWidth: 1536 } },
    },
  },
} satisfies CssVarsThemeOptions

/** Default props of MUI's components (src/Theme.tsx). */
export const defaultProps = {
  MuiTypography: { variantMapping: { subtitle1: 'p' } },
  // MUI's widths would need a media query for each container.
  MuiContainer: { maxWidth: false, disableGutters: true },
} as const

import {
  extendTheme,
  type ColorSystemOptions,
  type CssVarsThemeOptions,
} from '@mui/material/styles'

import type { Palette, Scheme } from '../schema/colors/scheme.ts'
import { measuresOf, type TypefaceName } from '../schema/look/typefaces.ts'

type Drawn = 'sky' | 'horizon' | 'sun' | 'hills' | 'shade' | 'palm'
type Grounds = 'panel' | 'ground' | 'onGround' | 'wall' | 'tint'

/** The colours of the brand that are no part of MUI's own palette: schema/colors/scheme.ts says what each is for. */
type Brand = Pick<Scheme, Drawn | Grounds> & { control: string }

declare module '@mui/material/styles' {
  interface Palette {
    brand: Brand
  }
  interface PaletteOptions {
    brand?: Brand
  }
}

// One weight for all that is bold: the browser looks for each of them before the first paint.
const bold = 600

/** From the typeface down to what takes as much room (scripts/build/brand/typeface.ts). */
const headingFonts = 'Heading,Heading0,Heading1,system-ui,sans-serif'

/** Of MUI's some 300 variables the page reads these, besides the brand's: the build fails when a rule reads another one. */
const usedColors: Record<string, string[]> = {
  primary: ['main', 'dark', 'contrastText'],
  text: ['primary', 'secondary'],
  background: ['default', 'paper'],
  error: ['main'],
  divider: [''],
}

function isUnusedVariable([group = '', name = '', shade = '']: string[]): boolean {
  return group !== 'palette' || (name !== 'brand' && !usedColors[name]?.includes(shade))
}

/** MUI's palette, and the brand's own colours beside it. */
function paletteOf(scheme: Scheme): ColorSystemOptions['palette'] {
  return {
    primary: {
      main: scheme.accent,
      dark: scheme.accentHover,
      contrastText: scheme.onAccent,
    },
    background: { default: scheme.background, paper: scheme.surface },
    text: { primary: scheme.text, secondary: scheme.mutedText },
    error: { main: scheme.error },
    divider: scheme.line,
    brand: {
      panel: scheme.panel,
      sky: scheme.sky,
      horizon: scheme.horizon,
      sun: scheme.sun,
      hills: scheme.hills,
      ground: scheme.ground,
      onGround: scheme.onGround,
      shade: scheme.shade,
      palm: scheme.palm,
      wall: scheme.wall,
      tint: scheme.tint,
      control: scheme.fieldLine,
    },
  }
}

/** Beside each variable MUI writes its value once more, for pages that lack the variable. On ours they are there: the build sees to it. */
function withoutFallbacks<Vars extends object>(vars: Vars): Vars {
  const text = JSON.stringify(vars, (_, value: unknown) =>
    typeof value === 'string'
      ? value.replace(/^var\((--[\w-]+),.*\)$/, 'var($1)')
      : value,
  )
  // The same names with other texts.
  return JSON.parse(text) as Vars
}

/** The look of the page in a brand's colours and voice. */
export function themeOf({ light, dark }: Palette, typeface: TypefaceName) {
  const theme = extendTheme({
    ...look,
    typography: typographyOf(typeface),
    colorSchemes: {
      light: { palette: paletteOf(light) },
      dark: { palette: paletteOf(dark) },
    },
  })
  theme.vars = withoutFallbacks(theme.vars)
  // MUI's components would look for a variable of each.
  for (const unused of ['secondary', 'info', 'success', 'warning'])
    Reflect.deleteProperty(theme.palette, unused)
  return theme
}

function typographyOf(typeface: TypefaceName) {
  const { tracking } = measuresOf(typeface)
  const heading = {
    ...(typeface !== 'system' && { fontFamily: headingFonts }),
    fontWeight: 800,
    letterSpacing: `${tracking}em`,
    textWrap: 'balance',
  } as const
  return {
    // Set once, on the body (pageStyles.ts).
    fontFamily: 'inherit',
    allVariants: { fontFamily: undefined },
    fontWeightBold: bold,
    // Hero.tsx sizes it by its words.
    h1: { ...heading, lineHeight: 1 },
    h2: { ...heading, fontSize: 'clamp(2.125rem, 5.6vw, 5rem)', lineHeight: 1.04 },
    h3: {
      ...heading,
      fontSize: 'clamp(1.25rem, 2vw, 1.625rem)',
      lineHeight: 1.15,
      letterSpacing: `${tracking / 2}em`,
    },
    subtitle1: { fontSize: 'clamp(1.0625rem, 2vw, 1.25rem)', lineHeight: 1.55 },
    body1: { fontSize: '1rem', lineHeight: 1.55 },
    body2: { fontSize: 'clamp(.9375rem, 1.2vw, 1rem)', lineHeight: 1.5 },
  }
}

const look = {
  colorSchemeSelector: 'media',
  shouldSkipGeneratingVar: isUnusedVariable,
  // Of what is pressed or filled in; surfaces are cut square, as the roof is.
  shape: { borderRadius: 4 },
  components: {
    MuiContainer: {
      styleOverrides: { root: { paddingInline: 'clamp(1rem, 5vw, 5rem)' } },
    },
  },
} satisfies CssVarsThemeOptions

/** What every use of a component gets unless it says otherwise (src/Theme.tsx). */
export const defaultProps = {
  MuiTypography: { variantMapping: { subtitle1: 'p' } },
  MuiContainer: { maxWidth: 'xl', disableGutters: true },
} as const

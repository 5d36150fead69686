import { extendTheme } from '@mui/material/styles'

/** The colours of the brand that are no part of MUI's own palette. Named after where they come from: the plateau. */
interface Brand {
  /** Evening sky of the artwork. */
  sky: string
  /** The ipê tree in flower: small marks and the sun of the artwork, never text. */
  ipe: string
  /** The buriti palm of the artwork. */
  buriti: string
  /** The table mountains on the horizon. */
  chapada: string
  /** Ground of the artwork and of the footer. */
  soil: string
  /** Whitewashed concrete: columns of the artwork and text on soil. */
  lime: string
  /** A breath of the accent behind icons and pressed buttons. */
  tint: string
}

declare module '@mui/material/styles' {
  interface Palette {
    brand: Brand
  }
  interface PaletteOptions {
    brand: Brand
  }
}

// One weight for all that is bold: the browser looks for each of them before the first paint.
const bold = 600

const heading = { fontWeight: bold, textWrap: 'balance' } as const

/** Of MUI's some 300 variables the page reads these; the others would be a tenth of the first view's bytes. */
const usedColors: Record<string, string[]> = {
  primary: ['main', 'mainChannel', 'dark', 'contrastText'],
  text: ['primary', 'primaryChannel', 'secondary', 'disabled'],
  background: ['default', 'paper'],
  common: ['onBackground', 'onBackgroundChannel'],
  action: ['active', 'disabled', 'disabledBackground', 'hoverOpacity'],
  divider: [''],
  // Read by Button and OutlinedInput, whichever their colour.
  Button: ['inheritContainedBg'],
  Input: ['autofillWebkitBoxShadow'],
}

function isUnusedVariable([group = '', name = '', shade = '']: string[]): boolean {
  switch (group) {
    case 'shape':
      return false
    case 'shadows':
      return name !== '0'
    case 'opacity':
      return name !== 'inputPlaceholder'
    case 'palette':
      return name !== 'brand' && !(usedColors[name] ?? ['main']).includes(shade)
    default:
      return true
  }
}

/** 3:1 against both pages, as WCAG asks of what shows where a field is. */
const controlBorder = '#8a7f72'

export const theme = extendTheme({
  colorSchemeSelector: 'media',
  shouldSkipGeneratingVar: isUnusedVariable,
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#8c300f', dark: '#6f260b', contrastText: '#fffdf9' },
        background: { default: '#fbf8f2', paper: '#fffdf9' },
        text: { primary: '#1c1a17', secondary: '#4f4940' },
        error: { main: '#a1141e' },
        divider: '#e3dacc',
        brand: {
          sky: '#b8481f',
          ipe: '#f2b705',
          buriti: '#123c28',
          chapada: '#7d2c10',
          soil: '#3f1508',
          lime: '#fbf8f2',
          tint: '#f8efe6',
        },
      },
    },
    dark: {
      palette: {
        primary: { main: '#ff9d70', dark: '#ffb591', contrastText: '#2a0d03' },
        background: { default: '#14110f', paper: '#1d1916' },
        text: { primary: '#f6efe6', secondary: '#cfc5b8' },
        error: { main: '#ffb4ab' },
        divider: '#3a322b',
        brand: {
          sky: '#5a1e0b',
          ipe: '#f2b705',
          buriti: '#0f3322',
          chapada: '#4a1c0b',
          soil: '#331106',
          lime: '#f6ead9',
          tint: '#2c211b',
        },
      },
    },
  },
  shape: { borderRadius: 12 },
  typography: {
    // Set once, on the body (PageStyles.tsx).
    fontFamily: 'inherit',
    fontWeightBold: bold,
    h1: {
      ...heading,
      fontSize: 'clamp(2.5rem, 1.9rem + 2.6vw, 4rem)',
      lineHeight: 1.08,
      letterSpacing: '-0.027em',
    },
    h2: {
      ...heading,
      fontSize: 'clamp(2rem, 1.75rem + 1vw, 2.5rem)',
      lineHeight: 1.15,
      letterSpacing: '-0.022em',
    },
    h3: { ...heading, fontSize: '1.25rem', lineHeight: 1.3, letterSpacing: '-0.01em' },
    subtitle1: { fontSize: '1.1875rem', lineHeight: 1.6, textWrap: 'balance' },
    body1: { fontSize: '1rem', lineHeight: 1.6, textWrap: 'pretty' },
    body2: { fontSize: '.9375rem', lineHeight: 1.6, textWrap: 'pretty' },
    button: {
      fontSize: '1rem',
      fontWeight: bold,
      lineHeight: 1.25,
      textTransform: 'none',
    },
  },
  components: {
    MuiButtonBase: {
      styleOverrides: {
        root: {
          '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: 3 },
        },
      },
    },
    MuiButton: {
      styleOverrides: {
        root: {
          minHeight: 48,
          padding: '12px 24px',
          // Where the system picks the colours, backgrounds are gone.
          '@media (forced-colors: active)': { border: '1px solid' },
          textAlign: 'center',
          // Greyed out, and still to be read.
          '&.Mui-disabled': { color: 'var(--mui-palette-text-secondary)' },
        },
        // Inside, on the button's own colour: around it the ring would have the colour of what lies there.
        contained: { '&:focus-visible': { outlineOffset: -6 } },
      },
    },
    // Labels stand above their fields, and stay there.
    MuiInputLabel: {
      styleOverrides: {
        root: {
          position: 'static',
          // MUI's 1 would lift it over the header.
          zIndex: 'auto',
          maxWidth: 'none',
          marginBottom: 8,
          transform: 'none',
          whiteSpace: 'normal',
          color: 'var(--mui-palette-text-primary)',
          fontWeight: bold,
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: 'var(--mui-palette-background-default)' },
        notchedOutline: {
          top: 0,
          borderColor: controlBorder,
          '& legend': { display: 'none' },
        },
      },
    },
    MuiFormHelperText: {
      styleOverrides: { root: { marginInline: 0, fontSize: '.9375rem' } },
    },
  },
})

/** What every use of a component gets unless it says otherwise (src/Theme.tsx). */
export const defaultProps = {
  // MUI's ripple pulses for as long as a button has the focus: a ring stands still.
  MuiButtonBase: { disableRipple: true },
  MuiButton: { disableElevation: true },
  MuiTypography: { variantMapping: { subtitle1: 'p' } },
  MuiContainer: { maxWidth: 'lg' },
  // Its keyframes tell labels to move when a browser fills in a field. Ours do not move.
  MuiInputBase: { disableInjectingGlobalStyles: true },
} as const

import { extendTheme } from '@mui/material/styles'

/** The colours of the brand that are no part of MUI's own palette. Named after where they come from: the plateau. */
interface Brand {
  /** The beam that carries the headline, the header and dark panels. Text on it is lime. */
  beam: string
  /** The sky below the beam. No text stands on it. */
  sky: string
  /** The sky at the horizon. */
  glow: string
  /** The ipê tree in flower: the sun, by night the moon. Text on it is soil. */
  ipe: string
  /** The table mountains on the horizon. */
  chapada: string
  /** The floor of the artwork, and the footer. Text on it is lime. */
  soil: string
  /** Whitewashed concrete: the columns of the artwork, and text on beam and soil. */
  lime: string
  /** The side of a column that the sun does not reach. */
  shade: string
  /** The fans of the buriti palm. */
  buriti: string
  /** The ground of the clients: a wall in the sun. Text on it is the page's. */
  wall: string
  /** The border of a field: 3:1 against both grounds of the page. */
  control: string
  /** A breath of the accent: panels on the page. Text on it is the page's. */
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

/** Of MUI's some 300 variables the page reads these, besides the brand's: the build fails when a rule reads another one. */
const usedColors: Record<string, string[]> = {
  primary: ['main', 'mainChannel', 'dark', 'contrastText'],
  text: ['primary', 'secondary'],
  background: ['default', 'paper'],
  common: [],
  // MUI's Button looks for it, whichever its colour.
  Button: ['inheritContainedBg'],
  Input: [],
  action: ['disabled', 'disabledBackground', 'hoverOpacity'],
  divider: [''],
}

function isUnusedVariable([group = '', name = '', shade = '']: string[]): boolean {
  switch (group) {
    case 'shape':
      return false
    case 'shadows':
      return name !== '0'
    case 'palette':
      // MUI's Button looks for the main shade of every colour.
      return name !== 'brand' && !(usedColors[name] ?? ['main']).includes(shade)
    default:
      return true
  }
}

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
          beam: '#7a290c',
          sky: '#c04a1b',
          glow: '#e78a33',
          ipe: '#f7bd16',
          chapada: '#8c3410',
          soil: '#3f1508',
          lime: '#fdf8ef',
          shade: '#e0b998',
          buriti: '#123c28',
          wall: '#f7bd16',
          control: '#8a7f72',
          tint: '#f6e6d3',
        },
      },
    },
    dark: {
      palette: {
        primary: { main: '#ff9d70', dark: '#ffb591', contrastText: '#22093a' },
        background: { default: '#0f0b1c', paper: '#181229' },
        text: { primary: '#f8f1e9', secondary: '#cfc4d6' },
        error: { main: '#ffb4ab' },
        divider: '#3b3157',
        brand: {
          beam: '#1b1438',
          sky: '#2f1d62',
          glow: '#b4466f',
          ipe: '#ffdf8e',
          chapada: '#3a1f55',
          soil: '#120c26',
          lime: '#fbeedd',
          shade: '#b58fa6',
          buriti: '#1f7a66',
          wall: '#2a1e4d',
          control: '#8a7f72',
          tint: '#241b3f',
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
      fontSize: 'clamp(2.75rem, 7vw, 7rem)',
      fontWeight: 800,
      lineHeight: 1,
      letterSpacing: '-0.04em',
    },
    h2: {
      ...heading,
      fontSize: 'clamp(2rem, 4vw, 3.75rem)',
      fontWeight: 800,
      lineHeight: 1.08,
      letterSpacing: '-0.035em',
    },
    h3: {
      ...heading,
      fontSize: 'clamp(1.125rem, 2vw, 1.375rem)',
      lineHeight: 1.25,
      letterSpacing: '-0.01em',
    },
    subtitle1: {
      fontSize: 'clamp(1.0625rem, 2vw, 1.25rem)',
      lineHeight: 1.55,
      textWrap: 'pretty',
    },
    body1: { fontSize: '1rem', lineHeight: 1.55, textWrap: 'pretty' },
    body2: {
      fontSize: 'clamp(.9375rem, 1.2vw, 1rem)',
      lineHeight: 1.5,
      textWrap: 'pretty',
    },
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
    MuiContainer: {
      styleOverrides: { root: { paddingInline: 'clamp(1rem, 5vw, 5rem)' } },
    },
  },
})

/** What every use of a component gets unless it says otherwise (src/Theme.tsx). */
export const defaultProps = {
  // MUI's ripple pulses for as long as a button has the focus: a ring stands still.
  MuiButtonBase: { disableRipple: true },
  MuiButton: { disableElevation: true },
  MuiTypography: { variantMapping: { subtitle1: 'p' } },
  MuiContainer: { maxWidth: 'xl', disableGutters: true },
} as const

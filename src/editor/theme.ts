import { createTheme } from '@mui/material/styles'

/** Neutral colors, to suit a page of any colors. Texts have a contrast of 7:1, controls of 3:1. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#2446a6', contrastText: '#ffffff' },
        error: { main: '#a1141e' },
        warning: { main: '#7a4b00' },
        success: { main: '#17603a' },
        background: { default: '#f4f2ee', paper: '#fffefb' },
        text: { primary: '#1c1a17', secondary: '#544f47' },
        divider: '#e2ddd4',
      },
    },
    dark: {
      palette: {
        primary: { main: '#a9c0ff', contrastText: '#0b1a4a' },
        error: { main: '#ffb4ab' },
        warning: { main: '#ffca7a' },
        success: { main: '#8fd6a8' },
        background: { default: '#141318', paper: '#1c1b21' },
        text: { primary: '#f2efe9', secondary: '#c0bab0' },
        divider: '#37353f',
      },
    },
  },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: 'system-ui, sans-serif',
    fontSize: 14,
    h1: { fontSize: '1rem', fontWeight: 650 },
    h2: { fontSize: '1rem', fontWeight: 650 },
    h3: { fontSize: '.9375rem', fontWeight: 600 },
    button: { textTransform: 'none', fontWeight: 600 },
    caption: { fontSize: '.8125rem', lineHeight: 1.45 },
  },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      // Without the ripple, MUI shows the focus only as a shade of gray.
      styleOverrides: {
        root: {
          '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: 2 },
          // An outline outside these elements would be cut off.
          '&.MuiTab-root, &.MuiMenuItem-root': { outlineOffset: -2 },
        },
      },
    },
    MuiButton: { defaultProps: { disableElevation: true } },
    // At 200% zoom, a button would be cut off.
    MuiDialogActions: { styleOverrides: { root: { flexWrap: 'wrap' } } },
    MuiIconButton: { defaultProps: { size: 'small' } },
    MuiPaper: {
      // In the dark scheme, MUI lightens raised surfaces. Here a border separates them.
      styleOverrides: {
        elevation: ({ theme: { vars } }) => ({
          backgroundImage: 'none',
          outline: `1px solid ${vars.palette.divider}`,
        }),
      },
    },
    MuiMenuItem: { styleOverrides: { root: { fontSize: '.875rem' } } },
    MuiToggleButton: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({ color: vars.palette.text.secondary }),
      },
    },
  },
})

/** Styles for the entire document. */
export const styles = {
  ':root': { '--control-line': '#8a8478', '--chip': '#d9e2ff' },
  '@media (prefers-color-scheme: dark)': {
    ':root': { '--control-line': '#837f8d', '--chip': '#31416f' },
  },
  body: { fontSize: '.875rem', lineHeight: 1.45 },
  '@media (pointer: coarse)': {
    'button, select, summary': { minWidth: 44, minHeight: 44 },
    'label:has([type=checkbox], [type=radio])': { minHeight: 44 },
  },
  ':focus-visible': { outline: '2px solid currentColor', outlineOffset: 2 },
  // Forced colors remove the backgrounds of buttons and selected values. Borders replace them.
  '@media (forced-colors: active)': {
    'button[aria-pressed=true], button[aria-selected=true]': {
      outline: '2px solid Highlight',
      outlineOffset: -3,
    },
    'button.MuiButton-contained': { border: '1px solid' },
  },
} as const

import { createTheme } from '@mui/material/styles'

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#a63c17' },
        background: { default: '#fbf8f2', paper: '#ffffff' },
        text: { primary: '#1c1a17', secondary: '#4a453d' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#ff9d70' },
        background: { default: '#14110f', paper: '#1d1916' },
        text: { primary: '#f4eee5', secondary: '#cdc4b7' },
      },
    },
  },
})

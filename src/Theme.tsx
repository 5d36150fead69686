import { ThemeContext } from '@emotion/react'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import type { ReactNode } from 'react'

import { defaultProps, theme } from './theme.ts'

/**
 * The theme for everything below; its variables stand in the document. MUI's own ThemeProvider also keeps a choice between
 * light and dark, which here is the system's alone: without it the visitor loads 2.5 kB less.
 */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={defaultProps}>{children}</DefaultPropsProvider>
    </ThemeContext>
  )
}

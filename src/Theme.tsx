import { ThemeContext } from '@emotion/react'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import { useMemo, type ReactNode } from 'react'

import type { Palette } from '../schema/colors/scheme.ts'
import type { TypefaceName } from '../schema/look/typefaces.ts'
import { defaultProps, themeOf } from './theme.ts'

interface ThemeProps {
  palette: Palette
  typeface: TypefaceName
  children: ReactNode
}

/**
 * The theme for everything below; its variables stand in the document. MUI's own ThemeProvider also keeps a choice between
 * light and dark, which here is the system's alone: without it the visitor loads 2.5 kB less.
 */
export function Theme({ palette, typeface, children }: ThemeProps) {
  const theme = useMemo(() => themeOf(palette, typeface), [palette, typeface])
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={defaultProps}>{children}</DefaultPropsProvider>
    </ThemeContext>
  )
}

import { ThemeContext } from '@emotion/react'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import { useMemo, type ReactNode } from 'react'

import type { Palette } from '../schema/colors/colors.ts'
import type { TypefaceName } from '../schema/look/typefaces.ts'
import { defaultProps, themeOf } from './theme.ts'

interface ThemeProps {
  palette: Palette
  typeface: TypefaceName
  children: ReactNode
}

/**
 * Provides the theme; its CSS variables are in the document. MUI's ThemeProvider can also switch color schemes, which
 * this page does in CSS. Without ThemeProvider, visitors load 2.5 kB less.
 */
export function Theme({ palette, typeface, children }: ThemeProps) {
  const theme = useMemo(() => themeOf(palette, typeface), [palette, typeface])
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={defaultProps}>{children}</DefaultPropsProvider>
    </ThemeContext>
  )
}

import GlobalStyles from '@mui/material/GlobalStyles'

import { theme } from './theme.ts'

const { palette } = theme.vars
const { typography } = theme

/** What holds for the document and for no single component. */
export function PageStyles() {
  return <GlobalStyles styles={styles} />
}

const styles = {
  '*,::before,::after': { boxSizing: 'border-box' },
  strong: { fontWeight: typography.fontWeightBold },
  html: {
    colorScheme: 'light dark',
    textSizeAdjust: '100%',
    // Anchors, and what the keyboard reaches, stop below the sticky header.
    scrollPaddingTop: '6rem',
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  },
  body: {
    ...typography.body1,
    // Every name that a system lacks is looked for before the first paint, so there is one: Windows alone has a better one than its sans-serif.
    fontFamily: '"Segoe UI",sans-serif',
    margin: 0,
    color: palette.text.primary,
    backgroundColor: palette.background.default,
    overflowWrap: 'break-word',
  },
  // Sections of the page take the focus after the skip link, without a ring around the whole page.
  'main:focus': { outline: 0 },
  ':focus-visible': { outline: '3px solid', outlineOffset: 3, borderRadius: 4 },
  '@media (prefers-reduced-motion: reduce)': {
    '*,::before,::after': { transition: 'none !important', animation: 'none !important' },
  },
} as const

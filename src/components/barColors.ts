import { darkScheme } from './darkScheme.ts'

/** In the dark scheme, the header has the color of the sky in the drawing below it. */
export const barColors = {
  '--barText': 'var(--onGround)',
  '--bar': 'var(--panel)',
  [darkScheme]: { '--bar': 'var(--ground)' },
  color: 'var(--barText)',
  bgcolor: 'var(--bar)',
} as const

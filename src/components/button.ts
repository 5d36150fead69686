/** The look of secondary links and buttons: words with room around them. */
export const button = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  minHeight: 48,
  px: 3,
  py: 1.5,
  color: 'inherit',
  // Visible only in forced colors, which remove backgrounds.
  border: '1px solid transparent',
  borderRadius: 'var(--button)',
  fontWeight: 'fontWeightBold',
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
} as const

/** The page's main action, on light and on dark: the brand's brightest color. */
export const brightButton = {
  ...button,
  color: 'brand.ground',
  bgcolor: 'brand.sun',
  '&:hover': { bgcolor: 'brand.onGround' },
  // Inside the button: outside, the ring would have the color of the background there.
  '&:focus-visible': { outlineOffset: -6 },
} as const

/** The style of secondary links and buttons: text with padding. */
export const button = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  minHeight: 48,
  px: 3,
  py: 1.5,
  color: 'inherit',
  // The border is visible only in forced colors, which remove backgrounds.
  border: '1px solid transparent',
  borderRadius: 'var(--button)',
  fontWeight: 'fontWeightBold',
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
} as const

/** The style of the page's main action, on light and dark backgrounds: the brand's brightest color. */
export const brightButton = {
  ...button,
  color: 'brand.ground',
  bgcolor: 'brand.sun',
  '&:hover': { bgcolor: 'brand.onGround' },
  // The ring is inside the button: outside, it would have the color of the background.
  '&:focus-visible': { outlineOffset: -6 },
} as const

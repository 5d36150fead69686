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
  bgcolor: 'transparent',
  // Seen in forced colours alone, where backgrounds are gone.
  border: '1px solid transparent',
  borderRadius: 1,
  fontWeight: 'fontWeightBold',
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
} as const

/** The same with a background, for the page's main action. */
export const solidButton = {
  ...button,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  '&:hover': { bgcolor: 'primary.dark' },
  // Inside, on the button's own colour: around it the ring would have the colour of what lies there.
  '&:focus-visible': { outlineOffset: -6 },
} as const

/** On the brand's dark backgrounds: the brightest colour is for the page's main action. */
export const brightButton = {
  ...solidButton,
  color: 'brand.ground',
  bgcolor: 'brand.sun',
  '&:hover': { bgcolor: 'brand.onGround' },
} as const

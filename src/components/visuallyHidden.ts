/** For screen readers alone. At the left, since at the end of a line on a phone its widest letter would widen the page. */
export const visuallyHidden = {
  position: 'absolute',
  left: 0,
  clipPath: 'inset(50%)',
} as const

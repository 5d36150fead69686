/** Only for screen readers. Positioned at the left: at the end of a line, it would widen the page on phones. */
export const visuallyHidden = {
  position: 'absolute',
  left: 0,
  clipPath: 'inset(50%)',
} as const

/** For texts that only screen readers read. Positioned at the left: at the end of a line, they would widen the page on phones. */
export const visuallyHidden = {
  position: 'absolute',
  left: 0,
  clipPath: 'inset(50%)',
} as const

/** For texts that only screen readers read. They are at the left: at a line's end, they would widen the page on phones. */
export const visuallyHidden = {
  position: 'absolute',
  left: 0,
  clipPath: 'inset(50%)',
} as const

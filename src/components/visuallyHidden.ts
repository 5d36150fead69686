/** For screen readers alone. */
export const visuallyHidden = { position: 'absolute', clipPath: 'inset(50%)' } as const

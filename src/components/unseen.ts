/** For screen readers alone. */
export const unseen = { position: 'absolute', clipPath: 'inset(50%)' } as const

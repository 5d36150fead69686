/** The visitor's system asks for dark colours. */
export const night = '@media (prefers-color-scheme: dark)'

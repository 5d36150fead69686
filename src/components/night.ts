/** The visitor's system asks for dark colors. */
export const night = '@media (prefers-color-scheme: dark)'

/** The media query for the dark scheme. */
export const darkScheme = '@media (prefers-color-scheme: dark)'

/** The media query for dark mode. */
export const night = '@media (prefers-color-scheme: dark)'

/** The margin between the window's edge and the page's columns. */
export const pageMargin = 'clamp(16px, 5vw, 80px)'

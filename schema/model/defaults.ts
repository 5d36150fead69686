/** What the page uses if the content does not choose. */
export const defaultTypeface = 'plain'
export const defaultMotif = 'hills'
export const defaultLayout = 'beam'

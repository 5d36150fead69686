/** The values that the page uses if the content does not choose any. */
export const defaultTypeface = 'plain'
export const defaultMotif = 'hills'
export const defaultLayout = 'beam'

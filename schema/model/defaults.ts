/** What the page looks like where a content does not say. */
export const defaultTypeface = 'plain'
export const defaultMotif = 'hills'
export const defaultLayout = 'beam'

/** The looks of the page that apply where a content leaves them out. */
export const defaultTypeface = 'plain'
export const defaultMotif = 'hills'
export const defaultLayout = 'beam'

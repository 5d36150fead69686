/** The padding above and below the text of a section. */
export const sectionSpace = 'clamp(4rem, 9vw, 8.5rem)'

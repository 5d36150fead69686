/** Around the words of the contact's panels. */
export const panelMargin = 'clamp(16px, 4vw, 40px)'

/** The title of a colored panel. */
export const panelTitle = {
  fontSize: { xs: '1.25rem', md: '1.5rem', lg: '1.75rem' },
} as const

/**
 * A column from its tip under the roof to its foot: slender, widest where two columns meet, as at a palace in
 * Brasília.
 */
export const column =
  'c.6 20 3 36.5 24 41.5-12.5 1.5-19.5 5.5-22 12.5h-4c-2.5-7-9.5-11-22-12.5 21-5 23.4-21.5 24-41.5z'
/** Its shaded left side. */
export const columnShade = 'v54h-2c-2.5-7-9.5-11-22-12.5 21-5 23.4-21.5 24-41.5z'

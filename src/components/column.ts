/**
 * A column of a palace in Brasília, 48 wide and 56 high: side by side they make an arcade. The one shape
 * behind the artwork, the mark and every arcade of the page.
 */
export const column =
  'M24 0c1.5 24 6 37 24 40-13 2-20 7-22 16h-4c-2-9-9-14-22-16 18-3 22.5-16 24-40z'

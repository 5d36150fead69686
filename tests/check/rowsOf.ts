/** The cells of a table that is written as text: a row a line, bars between its cells. */
export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' | '))

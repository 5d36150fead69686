/** Reads a text table: one row a line, `|` between cells. */
export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' | '))

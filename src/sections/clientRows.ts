/** How many logos are in the row of each: at most `most`. Rows are full, so they differ by up to one logo. */
export function rowLengths(count: number, most: number): number[] {
  const rows = Math.ceil(count / most)
  return Array.from({ length: rows }, (_, row) =>
    Math.ceil((count - row) / rows),
  ).flatMap((length) => Array<number>(length).fill(length))
}

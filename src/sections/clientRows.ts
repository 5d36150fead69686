/** The number of logos in the row of each logo, at most `maxLogos`. The rows differ by no more than one logo. */
export function rowLengths(count: number, maxLogos: number): number[] {
  const rows = Math.ceil(count / maxLogos)
  return Array.from({ length: rows }, (_, row) =>
    Math.ceil((count - row) / rows),
  ).flatMap((length) => Array<number>(length).fill(length))
}

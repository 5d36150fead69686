/** Is it a number with thousands separators? JSON reads 10.000 as ten; a Brazilian who writes it means ten thousand. */
export function isGrouped(number: string): boolean {
  return /^-?\d{1,3}(\.\d{3})+$/.test(number)
}

/** A quick test whether a file may contain such a number. Also true when only a text looks like one. */
export function mayHaveGrouped(json: string): boolean {
  // Starts from the dot, which is rare, so that large files are fast.
  return /\.\d{3}(?<=[:[,]\s*-?\d{1,3}(\.\d{3})+)\s*[,}\]]/.test(json)
}

/** In JSON 10.000 is ten; who writes it in Brazil means ten thousand. */
export function isGrouped(number: string): boolean {
  return /^-?\d{1,3}(\.\d{3})+$/.test(number)
}

/** May such a number be in a file? Also true where a text only looks like one. */
export function mayHaveGrouped(json: string): boolean {
  // Searched by the dot, which is rare, and so fast in large files.
  return /\.\d{3}(?<=[:[,]\s*-?\d{1,3}(\.\d{3})+)\s*[,}\]]/.test(json)
}

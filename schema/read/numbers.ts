/** 10.000 is ten in this file, and ten thousand in Brazil. */
export function isGrouped(number: string): boolean {
  return /^-?\d{1,3}(\.\d{3})+$/.test(number)
}

/** Is such a number anywhere in a file? Tells it of texts that only look like one, too. */
export function mayHaveGrouped(json: string): boolean {
  // From the dot on: there are few of them.
  return /\.\d{3}(?<=[:[,]\s*-?\d{1,3}(\.\d{3})+)\s*[,}\]]/.test(json)
}

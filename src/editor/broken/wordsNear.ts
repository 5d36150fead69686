const maxLength = 40

/** A text of the page in this line of the file or in the nearest line above: an owner recognizes the place by it. */
export function wordsNear(text: string, line: number): string | undefined {
  const lines = text.split('\n').slice(0, line).toReversed()
  const found = lines
    .map((each) => /["“”]((?=[^"“”]*\s|\p{Lu})[^"“”]+)["“”]\W*$/u.exec(each)?.[1])
    .find((words) => words !== undefined)
  return found && found.length > maxLength ? `${found.slice(0, maxLength)}…` : found
}

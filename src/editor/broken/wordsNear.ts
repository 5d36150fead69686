const maxLength = 40

/** A text of the page in a line of the file or the nearest line above: by it an owner knows where the line is. */
export function wordsNear(text: string, line: number): string | undefined {
  const lines = text.split('\n').slice(0, line).toReversed()
  const found = lines
    .map((each) => /["“”]((?=[^"“”]*\s|\p{Lu})[^"“”]+)["“”]\W*$/u.exec(each)?.[1])
    .find((words) => words !== undefined)
  return found && found.length > maxLength ? `${found.slice(0, maxLength)}…` : found
}

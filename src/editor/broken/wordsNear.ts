const maxLength = 40

/** Words that a person knows from the page, of a line of the file or of the nearest one above: they say where it is. */
export function wordsNear(text: string, line: number): string | undefined {
  const lines = text.split('\n').slice(0, line).toReversed()
  const found = lines
    .map((each) => /["“”]((?=[^"“”]*\s|\p{Lu})[^"“”]+)["“”]\W*$/u.exec(each)?.[1])
    .find((words) => words !== undefined)
  return found && found.length > maxLength ? `${found.slice(0, maxLength)}…` : found
}

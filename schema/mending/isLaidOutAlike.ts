/**
 * Of a text that is JSON: does the indentation of its lines tell the same as its brackets? Where it does not, a bracket
 * was mended in the wrong place or lines were lost, and nobody but a person knows what belongs where.
 */
export function isLaidOutAlike(json: string): boolean {
  const indents: (number | undefined)[] = []
  let depth = 0
  let inString = false
  let lineStart = 0
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charAt(at)
    if (character === '\n') lineStart = at + 1
    if (inString) {
      if (character === '\\') at += 1
      else if (character === '"') inString = false
      continue
    }
    if (character === '}' || character === ']') depth -= 1
    if (character.trim() !== '' && json.slice(lineStart, at).trim() === '') {
      indents[depth] ??= at - lineStart
      if (indents[depth] !== at - lineStart) return false
    }
    if (character === '{' || character === '[') depth += 1
    if (character === '"') inString = true
  }
  const used = indents.filter((indent) => indent !== undefined)
  return used.every((indent, index) => index === 0 || indent > (used[index - 1] ?? 0))
}

const quote = 0x22
const backslash = 0x5c

function isEscaped(json: string, at: number): boolean {
  let marks = 0
  while (json.charCodeAt(at - 1 - marks) === backslash) marks += 1
  return marks % 2 === 1
}

function closingQuote(json: string, opening: number): number {
  let at = opening
  do at = json.indexOf('"', at + 1)
  while (isEscaped(json, at))
  return at
}

/** How deep valid JSON is nested (libraries overflow beyond some thousands), and how many property names it has. */
export function outlineOf(json: string): { depth: number; names: number } {
  let open = 0
  let depth = 0
  let names = 0
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (code === quote) at = closingQuote(json, at)
    else if (code === 0x3a) names += 1
    else if (code === 0x7b || code === 0x5b) {
      open += 1
      if (open > depth) depth = open
    } else if (code === 0x7d || code === 0x5d) open -= 1
  }
  return { depth, names }
}

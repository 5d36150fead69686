import type { Path } from './readDocument.ts'

interface Level {
  isList: boolean
  step: string | number | undefined
}

function nameIn(quoted: string): string {
  try {
    return String(JSON.parse(quoted))
  } catch {
    return quoted.replaceAll('"', '')
  }
}

/** The tokens that a path depends on: brackets, commas and strings. An unclosed string ends with its line. */
const piece = /[{}[\],]|"(?:[^"\\\n]|\\.)*"?/g

/**
 * The path at each offset; offsets must ascend. Works for broken files too, because it looks at brackets, commas and
 * strings alone, and at any depth, because it does not recurse.
 */
export function pathsAt(text: string, offsets: readonly number[]): Path[] {
  const levels: Level[] = []
  const paths: Path[] = []
  const here = () => levels.flatMap(({ step }) => step ?? [])
  for (const match of text.matchAll(piece)) {
    while (paths.length < offsets.length && (offsets[paths.length] ?? 0) < match.index)
      paths.push(here())
    if (paths.length === offsets.length) return paths
    const level = levels.at(-1)
    const [mark] = match
    if (mark.startsWith('"')) {
      if (level && !level.isList) level.step ??= nameIn(mark)
      continue
    }
    // A bracket belongs to what it opens, a comma to what it ends.
    while (offsets[paths.length] === match.index) paths.push(here())
    if (mark === '{') levels.push({ isList: false, step: undefined })
    else if (mark === '[') levels.push({ isList: true, step: 0 })
    else if (mark === ',') {
      if (level) level.step = typeof level.step === 'number' ? level.step + 1 : undefined
    } else levels.pop()
  }
  while (paths.length < offsets.length) paths.push(here())
  return paths
}

/** Placeholders, names in braces that the page fills in. They are edited as a whole: half of one would be shown to visitors. */

interface Part {
  text: string
  start: number
  isPlaceholder: boolean
}

/** A text in its parts: what visitors read as it is, and what is filled in. */
export function partsOf(text: string, placeholders: readonly string[]): Part[] {
  const parts: Part[] = []
  let end = 0
  const add = (to: number, isPlaceholder: boolean) => {
    if (to > end) parts.push({ text: text.slice(end, to), start: end, isPlaceholder })
    end = to
  }
  for (const { index, 0: found, 1: name = '' } of text.matchAll(/\{(\w+)\}/g)) {
    if (!placeholders.includes(name)) continue
    add(index, false)
    add(index + found.length, true)
  }
  add(text.length, false)
  return parts
}

export interface Range {
  start: number
  end: number
}

/** The range, extended so that it takes placeholders whole. */
export function wholeRange(
  text: string,
  placeholders: readonly string[],
  { start, end }: Range,
): Range {
  const cut = partsOf(text, placeholders)
    .filter(({ isPlaceholder }) => isPlaceholder)
    .map((part) => ({ start: part.start, end: part.start + part.text.length }))
    .filter((part) => part.start < end && start < part.end)
  return {
    start: Math.min(start, ...cut.map((part) => part.start)),
    end: Math.max(end, ...cut.map((part) => part.end)),
  }
}

/** Where a caret inside of a placeholder goes: out of it, in the direction in which it was moving. */
export function moveOutOfPlaceholder(
  text: string,
  placeholders: readonly string[],
  caret: number,
  from: number,
): number {
  const around = partsOf(text, placeholders).find(
    (part) =>
      part.isPlaceholder && part.start < caret && caret < part.start + part.text.length,
  )
  if (!around) return caret
  return caret > from ? around.start + around.text.length : around.start
}

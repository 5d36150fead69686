/** Lines around a change that are shown with it. */
const context = 2
/** Files that differ in more lines than this are shown as replaced: looking for the smallest difference would take too long. */
const mostChanges = 1000

type Kept = { kind: ' ' | '-' | '+'; line: string }

/** The smallest way from one list of lines to the other, after Myers: https://doi.org/10.1007/BF01840446 */
function script(before: string[], after: string[]): Kept[] {
  const furthest: Map<number, number>[] = []
  let ends = new Map([[1, 0]])
  for (let changes = 0; changes <= mostChanges; changes += 1) {
    furthest.push(new Map(ends))
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      const down = ends.get(diagonal + 1) ?? -1
      const right = ends.get(diagonal - 1) ?? -1
      let x =
        diagonal === -changes || (diagonal !== changes && right < down) ? down : right + 1
      while (
        x < before.length &&
        x - diagonal < after.length &&
        before[x] === after[x - diagonal]
      )
        x += 1
      ends.set(diagonal, x)
      if (x >= before.length && x - diagonal >= after.length)
        return walkBack(before, after, furthest)
    }
    ends = new Map(ends)
  }
  return [
    ...before.map((line): Kept => ({ kind: '-', line })),
    ...after.map((line): Kept => ({ kind: '+', line })),
  ]
}

function walkBack(
  before: string[],
  after: string[],
  furthest: Map<number, number>[],
): Kept[] {
  const kept: Kept[] = []
  let x = before.length
  let y = after.length
  for (let changes = furthest.length - 1; changes >= 0; changes -= 1) {
    const ends = furthest[changes]
    const diagonal = x - y
    const down = ends?.get(diagonal + 1) ?? -1
    const right = ends?.get(diagonal - 1) ?? -1
    const isDown = diagonal === -changes || (diagonal !== changes && right < down)
    const fromX = isDown ? down : right
    const fromY = fromX - (isDown ? diagonal + 1 : diagonal - 1)
    while (x > fromX && y > fromY && x > 0 && y > 0 && before[x - 1] === after[y - 1]) {
      kept.push({ kind: ' ', line: before[x - 1] ?? '' })
      x -= 1
      y -= 1
    }
    if (changes === 0) break
    if (isDown) kept.push({ kind: '+', line: after[fromY] ?? '' })
    else kept.push({ kind: '-', line: before[fromX] ?? '' })
    x = fromX
    y = fromY
  }
  return kept.toReversed()
}

/** What changed from one text to another, as `git diff` shows it; empty where only line ends differ. */
export function lineDiff(before: string, after: string): string {
  const kept = script(before.split(/\r?\n/), after.split(/\r?\n/))
  const changed = kept.flatMap(({ kind }, index) => (kind === ' ' ? [] : [index]))
  const shown: string[] = []
  let last = -1
  let oldLine = 1
  let next = 0
  for (const [index, { kind, line }] of kept.entries()) {
    while ((changed[next] ?? Infinity) < index - context) next += 1
    const near = Math.abs((changed[next] ?? Infinity) - index) <= context
    if (near) {
      if (index !== last + 1 || last === -1) shown.push(`@@ ${oldLine} @@`)
      shown.push(`${kind} ${line}`)
      last = index
    }
    if (kind !== '+') oldLine += 1
  }
  return shown.join('\n')
}

/**
 * Does the indentation of valid JSON agree with its brackets? If not, a bracket was fixed in the wrong place or lines
 * were lost, and only a person can tell what belongs where.
 */
export function isLaidOutAlike(json: string): boolean {
  // Brackets inside of strings do not count.
  const bare = json.replaceAll(/\\./g, '').replaceAll(/"[^"]*"/g, '""')
  const indents: number[] = []
  let depth = 0
  for (const line of bare.split('\n')) {
    const marks = line.trim()
    if (marks === '') continue
    const level = /^[}\]]/.test(marks) ? depth - 1 : depth
    indents[level] ??= line.indexOf(marks)
    if (indents[level] !== line.indexOf(marks)) return false
    depth += marks.split(/[{[]/).length - marks.split(/[}\]]/).length
  }
  // Levels that begin no line are left out.
  const used = Object.values(indents)
  return used.every((indent, index) => indent > (used[index - 1] ?? -1))
}

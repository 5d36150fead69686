import { diffLines } from 'diff'

interface ChangedLine {
  /** In the file as it is, from 1. */
  line: number
  before: string
  after: string
}

/** Where two texts differ, stretch by stretch. */
export function changedLines(before: string, after: string): ChangedLine[] {
  const changed: ChangedLine[] = []
  let line = 1
  let gone: ChangedLine | undefined
  for (const { value, added, removed, count = 0 } of diffLines(before, after)) {
    if (removed) {
      gone = { line, before: value, after: '' }
      changed.push(gone)
    } else if (added && gone) gone.after = value
    else if (added) changed.push({ line, before: '', after: value })
    if (!removed) gone = undefined
    if (!added) line += count
  }
  return changed
}

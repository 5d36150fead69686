/** Reads what Git prints of versions. */
import { authorName } from '../../src/editorApi/authorName.ts'
import type { SourceEntry } from './source.ts'

/** The latest time that a Date can hold, in milliseconds since 1970: a commit may claim any. */
const lastMoment = 8.64e15

/** Reads `git log --raw -z`: one piece for a commit, then two for each of its files. Names and paths may contain anything. */
export function entriesIn(out: string, contents: readonly string[]): SourceEntry[] {
  const entries: SourceEntry[] = []
  const pieces = out.split('\0').values()
  for (const piece of pieces) {
    const file = /^\n*:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) [A-Z]/.exec(piece)
    if (file) {
      const path = String(pieces.next().value)
      const last = entries.at(-1)
      // A removed file has a hash of zeros.
      if (last && contents.includes(path) && /[^0]/.test(file[1] ?? ''))
        last.blob ??= file[1] ?? ''
      continue
    }
    const [, id, seconds, author] = /^\n*([0-9a-f]{40,64}) (\d+) (.*)$/s.exec(piece) ?? []
    if (id === undefined) continue
    const at = Math.min(Number(seconds) * 1000, lastMoment)
    entries.push({ id, at, kind: 'committed', author: authorName(author ?? '') })
  }
  return entries
}

/** Reads the answer of `git cat-file --batch`: objects in the order in which they were asked for, undefined for a missing one. */
export function objectsIn(out: Buffer): (Buffer | undefined)[] {
  const objects: (Buffer | undefined)[] = []
  let at = 0
  while (at < out.length) {
    const end = out.indexOf('\n', at)
    const line = out.subarray(at, end).toString()
    const [, type, size] = /^[0-9a-f]+ (\w+) (\d+)$/.exec(line) ?? []
    at = end + 1
    if (type === undefined) objects.push(undefined)
    else {
      objects.push(type === 'blob' ? out.subarray(at, at + Number(size)) : undefined)
      at += Number(size) + 1
    }
  }
  return objects
}

interface ListedFile {
  hash: string
  size: number
  path: string
}

/** Reads `git ls-tree -r -z -l`: only files, no symbolic links or submodules. */
export function filesIn(out: string): ListedFile[] {
  return out.split('\0').flatMap((line) => {
    const [, hash, size, path] = /^100\d{3} blob (\S+) +(\d+)\t(.*)$/s.exec(line) ?? []
    return hash === undefined || path === undefined
      ? []
      : [{ hash, size: Number(size), path }]
  })
}

/** Reads `git log --name-status -z --diff-filter=R`: the former names of renamed files. */
export function formerNamesIn(out: string): string[] {
  const pieces = out.split('\0')
  return pieces.flatMap((token, index) => {
    const before = pieces[index + 1]
    const isRename = /^\n*R\d+$/.test(token)
    return isRename && before !== undefined && !before.includes('\n') ? [before] : []
  })
}

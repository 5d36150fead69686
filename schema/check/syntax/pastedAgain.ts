import { finding, type Finding } from '../finding.ts'
import type { Token } from './tokens.ts'

interface Broken {
  text: string
  tokens: Token[]
}

function wordAt({ text, tokens }: Broken, index: number): string {
  return text.slice(tokens[index]?.start, tokens[index]?.end)
}

/** Where the whole file begins once more: behind its end, inside of it, or in the middle of a line. */
function secondFile(text: string): number | undefined {
  const beginnings = [...text.matchAll(/\{\s*("(?:[^"\\\n]|\\.)*"\s*:)/g)]
  const [first, ...others] = beginnings
  if (!first || text.slice(0, first.index).trim() !== '') return undefined
  return others.find(([, name]) => name === first[1])?.index
}

/** Where an entry begins once more inside of itself, with the same name and value. */
function secondEntry(broken: Broken): Token | undefined {
  const { tokens } = broken
  const open: number[] = []
  return tokens.find(({ kind }, index) => {
    const around = open.at(-1)
    if (kind === '}' || kind === ']') open.pop()
    if (kind !== '{' && kind !== '[') return false
    open.push(index)
    return (
      kind === '{' &&
      around !== undefined &&
      tokens[around]?.kind === '{' &&
      tokens[index - 1]?.kind === ',' &&
      [1, 2, 3].every(
        (step) => wordAt(broken, index + step) === wordAt(broken, around + step),
      )
    )
  })
}

/** What was pasted a second time in the midst of the first. */
export function pastedAgain(text: string, tokens: Token[]): Finding | undefined {
  const broken = { text, tokens }
  const offset = secondFile(text)
  if (offset !== undefined) return finding('pasted-twice', {}, { offset, length: 1 })
  const entry = secondEntry(broken)
  return entry && finding('entry-inside', {}, { offset: entry.start, length: 1 })
}

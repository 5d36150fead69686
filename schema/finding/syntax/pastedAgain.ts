import { finding, type Finding } from '../finding.ts'
import type { Token } from './tokens.ts'

interface Broken {
  text: string
  tokens: Token[]
}

function wordAt({ text, tokens }: Broken, index: number): string {
  return text.slice(tokens[index]?.start, tokens[index]?.end)
}

/** Where the whole file begins once more, behind its end or inside of it. */
function secondFile(broken: Broken): Token | undefined {
  const { text, tokens } = broken
  return tokens.find(
    ({ kind, start }, index) =>
      index > 0 &&
      kind === '{' &&
      /(\n|\}\s*)$/.test(text.slice(Math.max(0, start - 80), start)) &&
      wordAt(broken, index + 1) === wordAt(broken, 1),
  )
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
  const file = secondFile(broken)
  if (file) return finding('pasted-twice', {}, { offset: file.start, length: 1 })
  const entry = secondEntry(broken)
  return entry && finding('entry-inside', {}, { offset: entry.start, length: 1 })
}

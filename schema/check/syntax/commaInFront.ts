import { readUntilBroken, start } from './grammar.ts'
import type { Token } from './tokens.ts'

/** Each reads the whole file. */
const maxTries = 20

/** The comma in front of a closing bracket, if the file is whole with the two the other way round. */
export function commaInFront(tokens: Token[]): number | undefined {
  let tries = 0
  for (const [index, comma] of tokens.entries()) {
    const closing = tokens[index + 1]
    if (comma.kind !== ',' || !closing || !'}]'.includes(closing.kind)) continue
    tries += 1
    if (tries > maxTries) return undefined
    const swapped = tokens.with(index, closing).with(index + 1, comma)
    if (readUntilBroken(swapped, 0, start) === tokens.length) return index
  }
  return undefined
}

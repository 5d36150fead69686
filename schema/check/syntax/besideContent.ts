import { isJson } from '../../read/isJson.ts'
import { finding, type Finding } from '../finding.ts'
import { readUntilBroken, start } from './grammar.ts'
import { shorten } from './lookAhead.ts'
import type { Token } from './tokens.ts'

/** More than that may be a part of the content. */
const maxLength = 300

/** What stands behind the end of a content that is whole, or before its beginning: the rest of an older one, brackets too many, something else that was pasted. */
export function besideContent(text: string, tokens: Token[]): Finding | undefined {
  const first = tokens[readUntilBroken(tokens, 0, start)]
  if (!first || first.kind === 'end') return undefined
  const end = text.slice(0, first.start).trimEnd().length
  const parts = [text.slice(0, end), text.slice(end)] as const
  const [before, behind] = parts.map((part) => part.trim())
  if (before === undefined || behind === undefined) return undefined
  const told = (code: 'before-start' | 'behind-end', words: string, from: number) => {
    const found = shorten(words.replaceAll(/\s+/g, ' '))
    return finding(
      code,
      { found },
      { offset: text.indexOf(words, from), length: words.length },
    )
  }
  if (behind.length <= maxLength && isJson(before)) return told('behind-end', behind, end)
  return before.length <= maxLength && isJson(behind)
    ? told('before-start', before, 0)
    : undefined
}

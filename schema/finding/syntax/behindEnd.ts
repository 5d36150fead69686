import { isJson } from '../../reading/isJson.ts'
import { finding, type Finding } from '../finding.ts'
import { readUntilBroken, start } from './grammar.ts'
import { shorten } from './lookAhead.ts'
import type { Token } from './tokens.ts'

/** More than that may be a part of the content. */
const maxLength = 300

/** What stands behind the end of a content that is whole: the rest of an older one, or brackets too many. */
export function behindEnd(text: string, tokens: Token[]): Finding | undefined {
  const first = tokens[readUntilBroken(tokens, 0, start)]
  if (!first || first.kind === 'end') return undefined
  const end = text.slice(0, first.start).trimEnd().length
  const rest = text.slice(end).trim()
  if (rest.length > maxLength || !isJson(text.slice(0, end))) return undefined
  const span = { offset: text.indexOf(rest, end), length: rest.length }
  return finding('behind-end', { found: shorten(rest.replaceAll(/\s+/g, ' ')) }, span)
}

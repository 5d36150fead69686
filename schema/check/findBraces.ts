import type { Language } from '../languages.ts'
import { excerpt } from '../messages/describe.ts'
import { codeTextNode } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, replacedBy, type Finding } from './finding.ts'

interface Text {
  parsed: ParsedFile
  id: string
  language: Language
  text: string
}

const braces = /\{[^{}]*\}?|\}/g
/**
 * Also finds straight apostrophes that have a meaning in ICU messages: before a brace they keep a name from being
 * filled in, before another one they are not shown.
 */
const bracesAndApostrophes = /\{[^{}]*\}?|\}|'(?=['{}<>])/g

/** Reports what is wrong with the names in braces of one text. Only a text of the page's code can have any. */
export function findBraces({ parsed, id, language, text }: Text): Finding[] {
  const { placeholders: known = [], mayLackPlaceholders } = codeTextNode(id) ?? {}
  const pieces = text.match(known.length > 0 ? bracesAndApostrophes : braces) ?? []
  const names = pieces.map((piece) => /^\{\s*(\w+)\s*\}$/.exec(piece)?.[1] ?? '')
  const unknown = pieces.filter((_, index) => !known.includes(names[index] ?? ''))
  const missing = mayLackPlaceholders ? [] : known.filter((name) => !names.includes(name))
  if (unknown.length === 0 && missing.length === 0) return []
  const [first] = unknown
  const path = ['catalogs', language, id]
  const span = parsed.valueSpan(path)
  // Where one name is unknown and one is missing, the unknown one is most likely a translation of the other.
  const isName = unknown.length === 1 && missing.length === 1 && first?.endsWith('}')
  const right = isName && first ? text.replace(first, `{${missing.join('')}}`) : undefined
  const edit = replacedBy(right, span)
  const data = {
    path,
    language,
    known: known.map((name) => `{${name}}`),
    found: first && excerpt(first),
  }
  return [finding('text-broken', data, span, edit)]
}

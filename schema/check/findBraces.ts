import type { Language } from '../languages.ts'
import { excerpt } from '../messages/describeValue.ts'
import type { Span } from '../problem.ts'
import { codeText } from '../read/modelTree.ts'
import type { Document } from '../read/readDocument.ts'
import { readIcu } from '../read/readIcu.ts'
import { finding, type Finding } from './finding.ts'

interface Text {
  document: Document
  id: string
  language: Language
  text: string
}

/** Converts a range of a text to the file's, where escapes such as "\n" and "\u00e9" are longer. */
function inFile(
  { document, id, language }: Text,
  { start, end }: { start: number; end: number },
): Span {
  let at = document.valueSpan(['catalogs', language, id]).offset + 1
  let from = at
  for (let index = 0; index < end; index += 1) {
    if (index === start) from = at
    if (document.text.charAt(at) !== '\\') at += 1
    else at += document.text.charAt(at + 1) === 'u' ? 6 : 2
  }
  return { offset: from, length: at - from }
}

/** A straight apostrophe before a brace or another apostrophe: it keeps a name from being filled in, or is not shown. */
const apostrophe = /'['{}<>]/

/** Reports what is wrong with the names in braces of one text. Only a text of the page's code can have any. */
export function findBraces(text: Text): Finding[] {
  const { document, id, language } = text
  const known = codeText(id)?.placeholders ?? []
  const broken = (range?: { start: number; end: number }, by?: string) => {
    const span = range
      ? inFile(text, range)
      : document.valueSpan(['catalogs', language, id])
    const found = range && excerpt(text.text.slice(range.start, range.end))
    const edit = by === undefined ? undefined : { ...span, text: by }
    return [finding('text-broken', { id, language, known, found }, span, edit)]
  }
  if (known.length === 0) {
    const [found] = /\{[^{}]*\}?|\}/.exec(text.text) ?? []
    if (found === undefined) return []
    const start = text.text.indexOf(found)
    return broken({ start, end: start + found.length })
  }
  const at = text.text.search(apostrophe)
  if (at !== -1) return broken({ start: at, end: at + 1 })
  const icu = readIcu(text.text)
  if (!icu.ok) return broken(icu)
  const own = icu.arguments.filter(({ isPlain }) => isPlain).map(({ name }) => name)
  const missing = known.filter((name) => !own.includes(name))
  const unknown = icu.arguments.filter(
    ({ name, isPlain }) => !isPlain || !known.includes(name),
  )
  const [first] = unknown
  // A name that is not known where another is missing is most likely its translation.
  const isOnly = unknown.length === 1 && missing.length === 1
  if (first) return broken(first, isOnly ? `{${missing.join('')}}` : undefined)
  return missing.length > 0 ? broken() : []
}

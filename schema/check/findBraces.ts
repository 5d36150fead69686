import type { Language } from '../languages.ts'
import type { Counterpart } from '../messages/catalogText.ts'
import type { Edit, Span } from '../problem.ts'
import type { Document } from '../read/readDocument.ts'
import { readIcu, type Argument } from '../read/readIcu.ts'
import { codeText } from '../read/schemaTree.ts'
import { finding, type Finding } from './finding.ts'

interface Text {
  document: Document
  id: string
  language: Language
  text: string
}

/** Converts a range of a text to the file's, where escapes such as "\n" and "\u00e9" are longer. */
function inFile(document: Document, value: Span, start: number, end: number): Span {
  let at = value.offset + 1
  let from = at
  for (let index = 0; index < end; index += 1) {
    if (index === start) from = at
    if (document.text.charAt(at) !== '\\') at += 1
    else at += document.text.charAt(at + 1) === 'u' ? 6 : 2
  }
  if (start >= end) from = at
  return { offset: from, length: at - from }
}

/** Where the name after an unclosed { ends: "© {year Acme". */
function closing(text: string, at: number, known: readonly string[]): number | undefined {
  const name = /^\{\s*([A-Za-z]+)/.exec(text.slice(at))
  return name?.[1] !== undefined && known.includes(name[1])
    ? at + name[0].length
    : undefined
}

function faultOf(
  { document, id, language, text }: Text,
  known: readonly string[],
  fault: Extract<ReturnType<typeof readIcu>, { ok: false }>,
): Finding {
  const value = document.valueSpan(['catalogs', language, id])
  const span = inFile(document, value, fault.start, fault.end)
  const edits: Partial<Record<typeof fault.fault, Edit | undefined>> = {
    'brace-stray': { ...span, text: '' },
    'brace-empty': { ...span, text: '' },
  }
  if (fault.fault === 'brace-unclosed') {
    const end = closing(text, fault.start, known)
    if (end !== undefined)
      edits['brace-unclosed'] = { ...inFile(document, value, end, end), text: '}' }
  }
  return finding(fault.fault, { id, language }, span, edits[fault.fault])
}

/** A straight apostrophe in front of a brace makes ICU show the braces: d'{name}, '{name}'. */
function swallowed(
  text: string,
  known: readonly string[],
): { at: number; name: string; around: boolean } | undefined {
  const found = /(\p{L}?)'\{(\w+)\}('?)/u.exec(text)
  const [, letter = '', name = '', closing = ''] = found ?? []
  if (!found || (letter === '' && !known.includes(name))) return undefined
  return { at: found.index + letter.length, name, around: closing !== '' }
}

/** The offset of a straight apostrophe that ICU does not show, in a text with placeholders. */
function unseenApostrophe(text: string, known: readonly string[]): number | undefined {
  const at = known.length === 0 ? -1 : text.search(/'['{}<>]/)
  return at === -1 ? undefined : at
}

/** The names in braces of the same text in another language. */
interface OtherNames {
  language: Language | undefined
  names: Map<string, Argument>
}

function namesIn(counterpart: Counterpart | undefined): OtherNames {
  const icu = readIcu(counterpart?.text ?? '')
  const found = icu.ok ? icu.arguments : []
  return {
    language: counterpart?.language,
    names: new Map(found.map((argument) => [argument.name, argument])),
  }
}

/** Unknown names where others are missing: most likely their translations. */
function translatedNames(
  { document, id, language }: Text,
  [first, ...more]: [Argument, ...Argument[]],
  right: string[],
  others: OtherNames,
): Finding {
  const value = document.valueSpan(['catalogs', language, id])
  const span = inFile(document, value, first.start, first.end)
  const found = [...new Set([first, ...more].map(({ name }) => name))]
  const isOnly = more.length === 0 && right.length === 1 && first.kind === 'argument'
  const edit = isOnly ? { ...span, text: `{${right.join('')}}` } : undefined
  const hasAll = right.every((name) => others.names.has(name))
  const data = {
    id,
    language,
    found,
    right,
    counterpart: hasAll ? others.language : undefined,
  }
  return finding('placeholder-translated', data, span, edit)
}

/** Reports unknown and missing names. */
function findNames(
  text: Text,
  own: Argument[],
  known: readonly string[],
  others: OtherNames,
): Finding[] {
  const { document, id, language } = text
  const absent = known.filter((name) => !own.some((argument) => argument.name === name))
  const unknown = own.filter(({ name }) => !known.includes(name))
  const [first, ...more] = unknown
  if (first && absent.length > 0)
    return [translatedNames(text, [first, ...more], absent, others)]
  const place = ['catalogs', language, id]
  const findings: Finding[] = unknown.map(({ name, start, end }) =>
    finding(
      'placeholder-unknown',
      { id, language, found: name, known },
      inFile(document, document.valueSpan(place), start, end),
    ),
  )
  if (absent.length > 0) {
    const data = { id, language, names: absent }
    findings.push(finding('placeholder-missing', data, document.valueSpan(place)))
  }
  return findings
}

/** Reports what is wrong with the names in braces of one text. `counterpart`: the same text in the main language; for a text of the main language, in another. */
export function findBraces(
  text: Text,
  counterpart: Counterpart | undefined,
  main: Language,
): Finding[] {
  const { document, id, language } = text
  const known = codeText(id)?.placeholders ?? []
  if (known.length === 0 && !/[{}']/.test(text.text)) return []
  const value = () => document.valueSpan(['catalogs', language, id])
  const hidden = swallowed(text.text, known)
  if (hidden) {
    const { at, name, around } = hidden
    const span = inFile(document, value(), at, at + 1)
    // No edit for two apostrophes around a name: they may be meant as quotation marks.
    const edit = around ? undefined : { ...span, text: '’' }
    return [finding('apostrophe', { id, language, name, around }, span, edit)]
  }
  const unseen = unseenApostrophe(text.text, known)
  if (unseen !== undefined) {
    const span = inFile(document, value(), unseen, unseen + 1)
    return [finding('apostrophe-unseen', { id, language }, span)]
  }
  const icu = readIcu(text.text)
  if (!icu.ok) return [faultOf(text, known, icu)]
  const others = namesIn(counterpart)
  const findings = findNames(text, icu.arguments, known, others)
  if (!counterpart || language === main) return findings
  for (const { name, kind, start, end } of icu.arguments) {
    const other = others.names.get(name)
    if (!other || other.kind === kind) continue
    const written = counterpart.text.slice(other.start, other.end)
    const span = inFile(document, value(), start, end)
    const data = { id, language, name, counterpart: counterpart.language, written }
    findings.push(finding('placeholder-kind', data, span))
  }
  return findings
}

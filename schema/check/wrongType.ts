import { describeValue } from '../messages/describeValue.ts'
import type { Kind } from '../messages/shape.ts'
import type { ModelNode } from '../model/node.ts'
import { readBoolean } from '../read/booleans.ts'
import { languagesOf } from '../read/contentLanguages.ts'
import { isRecord, lookUp, type Document, type Path } from '../read/readDocument.ts'
import { schemaAt } from '../read/schemaTree.ts'
import { finding, type Finding } from './finding.ts'
import { groupedNumber } from './findNumbers.ts'
import { hasForm, lostZero, rightForm } from './findValues.ts'
import { slug } from './formats.ts'
import { listOf } from './idList.ts'

export function kindOf(value: unknown): Kind {
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'yes or no'
  if (Array.isArray(value)) return 'list'
  return isRecord(value) ? 'group' : 'nothing'
}

const kinds: Record<string, Kind> = {
  string: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'yes or no',
  array: 'list',
  object: 'group',
}

export function kindFor(schema: ModelNode | undefined): Kind {
  return kinds[String(schema?.type)] ?? 'text'
}

/** The names that a group has to have; where any of them will do, all. */
export function partsOf(schema: ModelNode | undefined): readonly string[] {
  const { required, oneOf, minProperties = 0, properties = {} } = schema ?? {}
  const all = minProperties > 0 ? Object.keys(properties) : []
  return [...(required ?? all), ...(oneOf?.[0]?.required ?? [])]
}

/** A value as it could be written at a path. */
export function exampleAt(root: unknown, path: Path): string {
  const schema = schemaAt(root, path)
  const example = schema?.examples?.[0] ?? schema?.enum?.[0] ?? schema?.const
  if (schema?.pointsTo === 'texts' && typeof example === 'string')
    return JSON.stringify(textNameAt(root, path, example))
  if (example !== undefined) return JSON.stringify(example)
  const kind = kindFor(schema)
  const parts = kind === 'group' ? partsOf(schema) : []
  if (parts.length > 0 && parts.length <= 3)
    return `{ ${parts.map((name) => `"${name}": ${exampleAt(root, [...path, name])}`).join(', ')} }`
  const entry = kind === 'list' ? exampleAt(root, [...path, 0]) : '…'
  if (!entry.includes('…')) return `[ ${entry} ]`
  const plain: Record<Kind, string> = {
    text: '"…"',
    number: '1',
    'yes or no': 'false',
    list: '[ … ]',
    group: '{ … }',
    nothing: '"…"',
  }
  return plain[kind]
}

/** "graduation-cap" as a part of a text's name; undefined where it cannot be one. */
function asNamePart(id: unknown): string | undefined {
  if (typeof id !== 'string' || !/^[a-z][a-zA-Z0-9-]*$/.test(id)) return undefined
  return id.replace(/-+(.?)/g, (_, letter: string) => letter.toUpperCase())
}

/** The example of a text's name, named after the entry it belongs to: services.training.title for services.cloud.title, nav.team for nav.about, prices.2.title for prices.basic.title. */
function textNameAt(root: unknown, path: Path, example: string): string {
  if (path.at(-1) === 'country') return countryName(lookUp(root, path)) ?? example
  const entry = path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1)
  const { id, section } = schemaAt(root, entry)?.properties ?? {}
  const habit = asNamePart((id ?? section)?.examples?.[0])
  const parts = example.split('.')
  const [list, , key] = parts
  const number = entry.at(-1)
  // An entry without an id of its own is named by its number.
  if (!id && !section && typeof number === 'number' && key === path.at(-1))
    return [list, number + 1, key].join('.')
  const own = asNamePart(lookUp(root, [...entry, id ? 'id' : 'section']))
  return parts.map((part) => (part === habit ? (own ?? part) : part)).join('.')
}

/** A country is often written where the name of its text belongs. */
function countryName(country: unknown): string | undefined {
  const own = typeof country === 'string' ? slug(country).replaceAll('-', '') : ''
  return own === '' ? undefined : `offices.${own}`
}

/** A word as it is right at a place: the name of what is there, one of the choices, an address; undefined where it does not fit. */
function fitting(document: Document, path: Path, word: string): string | undefined {
  const { pointsTo, enum: choices, pattern } = schemaAt(document.value, path) ?? {}
  if (pointsTo === 'texts') {
    const names = languagesOf(document.value).map((key) => ['catalogs', key, word])
    return names.some((each) => lookUp(document.value, each) !== undefined)
      ? word
      : undefined
  }
  if (pointsTo !== undefined)
    return listOf(document, pointsTo).ids.has(word) ? word : undefined
  const isRight =
    choices?.includes(word) || (pattern !== undefined && new RegExp(pattern).test(word))
  return isRight ? word : rightForm(document, path, word)
}

/** The group that belongs where a text stands, with the text in it where it fits. */
export function groupAround(
  document: Document,
  path: Path,
  word: string,
): string | undefined {
  const schema = schemaAt(document.value, path)
  const { properties = {}, required = [], oneOf = [] } = schema ?? {}
  for (const part of Object.keys(properties)) {
    const own = fitting(document, [...path, part], word)
    if (own === undefined) continue
    const isChoice = oneOf.some((choice) => choice.required?.includes(part))
    const parts = new Set([...(isChoice ? required : partsOf(schema)), part])
    if (parts.size > 3) return undefined
    const written = [...parts].map(
      (name) =>
        `"${name}": ${name === part ? JSON.stringify(own) : exampleAt(document.value, [...path, name])}`,
    )
    return `{ ${written.join(', ')} }`
  }
  return undefined
}

function notASite(document: Document): Finding {
  const { value } = document
  const span = document.valueSpan([])
  if (!Array.isArray(value) || value.length !== 1 || !isRecord(value[0]))
    return finding('not-a-site', { found: kindOf(value) }, { ...span, length: 1 })
  const { offset, length } = document.valueSpan([0])
  const text = document.text.slice(offset, offset + length)
  return finding('site-in-list', {}, { ...span, length: 1 }, { ...span, text })
}

export function wrongType(document: Document, path: Path): Finding {
  const value = document.valueAt(path)
  const found = kindOf(value)
  const span = document.valueSpan(path)
  if (path.length === 0) return notASite(document)
  const expected = kindFor(schemaAt(document.value, path))
  const grouped = expected === 'number' ? groupedNumber(document, path) : undefined
  if (grouped) return grouped
  const thing = describeValue(document.value, path)
  const words =
    typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  const said = expected === 'yes or no' ? readBoolean(words) : undefined
  const bare = expected === 'number' && /^(0|[1-9]\d{0,8})$/.test(words) ? words : said
  if (bare !== undefined) {
    const edit = { ...span, text: bare }
    const quotes = bare === words ? 'remove' : 'leave'
    return finding(
      'wrong-type',
      { thing, expected, found, right: bare, quotes },
      span,
      edit,
    )
  }
  const written = document.text.slice(span.offset, span.offset + span.length)
  if (expected === 'text' && found === 'number') {
    const lost = lostZero(document, path, written)
    if (lost) return lost
    const text =
      rightForm(document, path, written) ??
      (hasForm(document, path) ? undefined : written)
    if (text !== undefined) {
      const right = JSON.stringify(text)
      const edit = { ...span, text: right }
      const data = { thing, expected, found, right, quotes: 'add' } as const
      return finding('wrong-type', data, span, edit)
    }
  }
  const kept =
    expected === 'group' && found === 'text'
      ? groupAround(document, path, words)
      : undefined
  const example = kept ?? exampleAt(document.value, path)
  const right = found === 'group' && example === '[ … ]' ? '[ { … } ]' : example
  if (isRecord(value) && schemaAt(document.value, path)?.pointsTo === 'texts') {
    const languages = languagesOf(document.value)
    const data = { thing, example: right, languages }
    return finding('text-in-place', data, document.openingSpan(path))
  }
  const marked = found === 'list' || found === 'group' ? document.openingSpan(path) : span
  const fraction = found === 'number' ? written : undefined
  const data = { thing, expected, found, fraction, right, quotes: 'leave' } as const
  return finding('wrong-type', data, marked)
}

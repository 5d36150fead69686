import type { Kind } from '../messages/shape.ts'
import type { ModelNode } from '../model/node.ts'
import { inBoth } from '../model/sentences.ts'
import { readBoolean } from '../read/booleans.ts'
import { languagesOf } from '../read/contentLanguages.ts'
import { isInCatalogs } from '../read/isInCatalogs.ts'
import { isRecord, lookUp, type Document, type Path } from '../read/readDocument.ts'
import { schemaAt } from '../read/schemaTree.ts'
import { finding, type Finding } from './finding.ts'
import { groupedNumber } from './findNumbers.ts'
import { fitting, hasForm, lostZero, rightForm } from './findValues.ts'
import { slug } from './formats.ts'
import { kindFor, kindOf } from './kinds.ts'
import { accepts } from './validate.ts'

/** The required names of a group; where none is required, all. */
function partsOf(schema: ModelNode | undefined): readonly string[] {
  const { required, oneOf, minProperties = 0, properties = {} } = schema ?? {}
  const all = minProperties > 0 ? Object.keys(properties) : []
  return [...(required ?? all), ...(oneOf?.[0]?.required ?? [])]
}

/** A value of so many characters is shown in a sentence. */
const maxShown = 80

/** An example shows so many names of a group. */
const maxParts = 4

/** An example of a value for a path, as JSON. */
export function exampleAt(root: unknown, path: Path): string {
  const schema = schemaAt(root, path)
  const example = schema?.examples?.[0] ?? schema?.enum?.[0] ?? schema?.const
  if (schema?.pointsTo === 'texts' && typeof example === 'string')
    return JSON.stringify(textNameAt(root, path, example))
  if (example !== undefined) return JSON.stringify(example)
  const named = schema?.pointsTo && lookUp(root, [schema.pointsTo, 0, 'id'])
  if (typeof named === 'string') return JSON.stringify(named)
  const kind = kindFor(schema)
  const parts = kind === 'group' ? partsOf(schema) : []
  if (parts.length > 0 && parts.length <= maxParts)
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

/**
 * An example of a text's id, from the entry that it belongs to: services.training.title (like services.cloud.title),
 * nav.team (like nav.about), prices.2.title (like prices.basic.title).
 */
function textNameAt(root: unknown, path: Path, example: string): string {
  if (path.at(-1) === 'country') return countryName(lookUp(root, path)) ?? example
  const entry = path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1)
  const { id, section } = schemaAt(root, entry)?.properties ?? {}
  const habit = asNamePart((id ?? section)?.examples?.[0])
  const parts = example.split('.')
  const [list, , key] = parts
  const number = entry.at(-1)
  // Texts of an entry without an id have its number in their names.
  if (!id && !section && typeof number === 'number' && key === path.at(-1))
    return [list, number + 1, key].join('.')
  const own = asNamePart(lookUp(root, [...entry, id ? 'id' : 'section']))
  // "company" and "companyRequired" alike.
  const renamed = (part: string) =>
    own !== undefined &&
    habit !== undefined &&
    /^(?![a-z])/.test(part.slice(habit.length)) &&
    part.startsWith(habit)
      ? own + part.slice(habit.length)
      : part
  return parts.map(renamed).join('.')
}

/** A name for a country's text, made of the country that stands in its place. */
function countryName(country: unknown): string | undefined {
  const own = typeof country === 'string' ? slug(country).replaceAll('-', '') : ''
  return own === '' ? undefined : `offices.${own}`
}

/** An example of the group that belongs in the place of a text, with the text in it if it fits. */
function groupAround(document: Document, path: Path, word: string): string | undefined {
  const schema = schemaAt(document.value, path)
  const { properties = {}, required = [], oneOf = [] } = schema ?? {}
  const fits = new Map(
    Object.keys(properties).flatMap((name) => {
      const own = fitting(document, [...path, name], word)
      return own === undefined ? [] : [[name, own] as const]
    }),
  )
  // Names come before ids: "Aroeva" is a client's name.
  const part =
    [...fits.keys()].find((name) => fits.get(name) === word) ?? [...fits.keys()][0]
  if (part === undefined) return undefined
  const isChoice = oneOf.some((choice) => choice.required?.includes(part))
  const parts = new Set([...(isChoice ? required : partsOf(schema)), part])
  if (parts.size > 3) return undefined
  const written = [...parts].map((name) => {
    const own = name === part || name === 'id' ? fits.get(name) : undefined
    return `"${name}": ${own === undefined ? exampleAt(document.value, [...path, name]) : JSON.stringify(own)}`
  })
  return `{ ${written.join(', ')} }`
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
  const { absence } = schemaAt(document.value, path.slice(0, -1)) ?? {}
  if (absence && value === null) {
    const entry = path.slice(0, -1)
    const data = { why: absence.why, place: entry }
    return finding('said-by-absence', data, document.openingSpan(entry))
  }
  const words =
    typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  const said = expected === 'yes or no' ? readBoolean(words) : undefined
  const bare = expected === 'number' && /^(0|[1-9]\d{0,8})$/.test(words) ? words : said
  if (bare !== undefined) {
    const edit = { ...span, text: bare }
    const quotes = bare === words ? 'remove' : 'leave'
    return finding(
      'wrong-type',
      { thing: path, expected, found, right: bare, quotes },
      span,
      edit,
    )
  }
  const written = document.text.slice(span.offset, span.offset + span.length)
  const node = schemaAt(document.value, path) ?? {}
  const example = exampleAt(document.value, path)
  const languages = languagesOf(document.value)
  if (node.pointsTo === 'texts' && found === 'group')
    return finding(
      'text-in-place',
      { thing: path, example, languages },
      document.openingSpan(path),
    )
  if (node.pointsTo === 'texts' && found === 'number')
    return finding(
      'text-as-name',
      { text: written, thing: path, example, languages },
      span,
    )
  if (expected === 'text' && found === 'number') {
    const lost = lostZero(document, path, written)
    if (lost) return lost
    const text =
      rightForm(document, path, written) ??
      (hasForm(document, path) ? undefined : written)
    if (text !== undefined) {
      const right = JSON.stringify(text)
      const edit = { ...span, text: right }
      const data = { thing: path, expected, found, right, quotes: 'add' } as const
      return finding('wrong-type', data, span, edit)
    }
  }
  const marked = found === 'list' || found === 'group' ? document.openingSpan(path) : span
  const fraction = found === 'number' ? written : undefined
  const { right, quotes } = wayOut(document, path, example)
  const otherwise = node.otherwise === undefined ? undefined : inBoth(node.otherwise)
  return finding(
    'wrong-type',
    { thing: path, expected, found, fraction, right, quotes, otherwise },
    marked,
  )
}

interface WayOut {
  right: string
  quotes: 'leave' | 'leave out' | 'unwrap' | 'unname'
}

/** The right value in the place of one of another type; it keeps the value where that is possible. */
function wayOut(document: Document, path: Path, example: string): WayOut {
  const value = document.valueAt(path)
  const node = schemaAt(document.value, path) ?? {}
  const expected = kindFor(node)
  const key = path.at(-1)
  const holder = schemaAt(document.value, path.slice(0, -1))
  const mayBeAbsent =
    typeof key === 'string' &&
    holder?.properties !== undefined &&
    !isInCatalogs(path) &&
    !partsOf(holder).includes(key)
  if (mayBeAbsent && (value === null || value === false))
    return { right: '', quotes: 'leave out' }
  if (typeof value === 'string' && expected === 'group')
    return {
      right: groupAround(document, path, value.trim()) ?? example,
      quotes: 'leave',
    }
  const parts: unknown[] =
    isRecord(value) || Array.isArray(value) ? Object.values(value) : []
  const areGroups = parts.length > 0 && parts.every(isRecord)
  if (expected === 'list' && areGroups) return { right: '', quotes: 'unname' }
  const isAlone = parts.length === 1 || typeof key === 'number'
  if (expected === 'group' && Array.isArray(value) && areGroups && isAlone)
    return { right: '', quotes: 'unwrap' }
  // One of the joined parts may be what belongs here.
  const [first] = parts.filter((part) => accepts(node, part))
  const around =
    expected === 'group' && typeof parts[0] === 'string'
      ? groupAround(document, path, parts[0])
      : undefined
  const kept = first === undefined ? around : JSON.stringify(first)
  const isShort = kept !== undefined && kept.length <= maxShown
  return { right: isShort ? kept : example, quotes: 'leave' }
}

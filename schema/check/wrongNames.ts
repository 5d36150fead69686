import { isLanguage, languageList } from '../languages.ts'
import { describeLocation, type Place } from '../messages/describeLocation.ts'
import type { ModelNode } from '../model/node.ts'
import { contraryNames } from '../model/otherNames.ts'
import { sectionModels } from '../model/sections/sections.ts'
import { inBoth } from '../model/words.ts'
import type { Edit } from '../problem.ts'
import { isRecord, type Document, type Path } from '../read/readDocument.ts'
import { schemaAt } from '../read/schemaTree.ts'
import { likeness } from './entryHomes.ts'
import { finding, type Finding } from './finding.ts'
import { fitting, wayFor } from './findValues.ts'
import { kindFor, kindOf } from './kinds.ts'
import { accepts, matchesName, plainName, sectionTypeNamed } from './matchNames.ts'
import { nearest } from './nearest.ts'
import { unknownName } from './unknownName.ts'
import { exampleAt, groupAround } from './wrongType.ts'

/** What the schema says of the names of one object. */
export interface WrongNames {
  path: Path
  missing: string[]
  unknown: string[]
}

/** An object of the content, and what the model says of its names. */
interface Holder {
  path: Path
  place: Place
  own: Record<string, unknown>
  properties: Readonly<Record<string, ModelNode>>
  /** The names of which it has only one: where a link leads. */
  ways: readonly string[]
  /** The names that it could have besides. */
  absent: readonly string[]
}

function holderAt(document: Document, path: Path): Holder {
  const value = document.valueAt(path)
  const own = isRecord(value) ? value : {}
  const { properties = {}, oneOf = [] } = schemaAt(document.value, path) ?? {}
  const ways = oneOf.flatMap(({ required = [] }) => required)
  const isTaken = oneOf.some(
    ({ required: [name] = [] }) => name !== undefined && Object.hasOwn(own, name),
  )
  const absent = Object.keys(properties).filter(
    (name) => !Object.hasOwn(own, name) && !(isTaken && ways.includes(name)),
  )
  return {
    path,
    place: describeLocation(document.value, path),
    own,
    properties,
    ways,
    absent,
  }
}

function fits(value: unknown, schema: ModelNode | undefined): boolean {
  return kindOf(value) === kindFor(schema)
}

/** Which way of a link an address stands for: a section for "about" and for "#about", as addresses have it. */
function wayNamed(document: Document, link: Path, word: string): string | undefined {
  return word.startsWith('#') ? 'section' : wayFor(document, link, word)?.way
}

/** The type of a section that does not say it: by its id, or the one that it is like. */
function typeOf(section: Record<string, unknown>): string {
  const { id } = section
  const likenesses = sectionModels
    .map(({ type, node }) => ({ type, odd: likeness(section, node).odd }))
    .toSorted((one, other) => one.odd - other.odd)
  const [first, second] = likenesses
  const alike = first?.odd === second?.odd ? undefined : first?.type
  const named = typeof id === 'string' ? sectionTypeNamed(id) : undefined
  return JSON.stringify(named ?? alike ?? '…')
}

/** Texts that hold their languages, in the place of languages that hold their texts. */
function areTurned(catalogs: Record<string, unknown>): boolean {
  const texts = Object.values(catalogs)
  return (
    texts.length > 1 &&
    texts.every((text) => isRecord(text) && Object.keys(text).every(isLanguage))
  )
}

/** The object as a whole is the mistake: a closed day among the opening hours, texts that hold their languages. */
function wholeMistake(
  document: Document,
  { path, own, place }: Holder,
  unknown: readonly string[],
): Finding | undefined {
  const { absence } = schemaAt(document.value, path) ?? {}
  if (absence && unknown.some((key) => absence.words.includes(plainName(key)))) {
    const data = { why: absence.why, place }
    return finding('said-by-absence', data, document.openingSpan(path))
  }
  if (path[0] !== 'catalogs' || !areTurned(own)) return undefined
  const [name = ''] = Object.keys(own)
  const data = { name, languages: languageList }
  return finding('turned-catalogs', data, document.keySpan(path))
}

function exampleOf(document: Document, { path, own }: Holder, name: string): string {
  const type = name === 'type' && path[0] === 'sections' ? typeOf(own) : undefined
  return `${JSON.stringify(name)}: ${type ?? exampleAt(document.value, [...path, name])}`
}

/** How a value is written under the right name: there it may have to change, too, as tel:… for a phone. */
function renamed(
  document: Document,
  holder: Holder,
  key: string,
  right: string,
): { example?: string; edit?: Edit } {
  const { path, own } = holder
  const there = [...path, right]
  const value = own[key]
  const word = typeof value === 'string' ? value : undefined
  const whole = (text: string) => `${JSON.stringify(right)}: ${text}`
  if (!fits(value, schemaAt(document.value, there))) {
    const around = word === undefined ? undefined : groupAround(document, there, word)
    return {
      example: around === undefined ? exampleOf(document, holder, right) : whole(around),
    }
  }
  const name = document.keySpan([...path, key])
  const other = word === undefined ? undefined : fitting(document, there, word)
  if (other === undefined || other === word)
    return { edit: { ...name, text: JSON.stringify(right) } }
  const { offset, length } = document.valueSpan([...path, key])
  const example = whole(JSON.stringify(other))
  const edit = { ...name, length: offset + length - name.offset, text: example }
  return { example, edit }
}

/** The name that people call so; one that must be there and takes the value before others. */
function calledSo(
  document: Document,
  { path, own, properties, ways, absent }: Holder,
  left: ReadonlySet<string>,
  key: string,
): string | undefined {
  const value = own[key]
  const called = [...left, ...absent].filter((name) =>
    matchesName(key, name, properties[name] ?? {}),
  )
  const takes = (name: string) => {
    const node = schemaAt(document.value, [...path, name])
    return node !== undefined && accepts(node, value)
  }
  const [first] = called
  // Another name that is missing may take the value better.
  const isLikely = first !== undefined && (left.has(first) || ![...left].some(takes))
  const isWay = called.some((name) => ways.includes(name))
  const way =
    isWay && typeof value === 'string' ? wayNamed(document, path, value) : undefined
  if (way !== undefined && absent.includes(way)) return way
  return called.find(takes) ?? (isLikely ? first : undefined)
}

/** A name that says the contrary of one that is known: "visible" of "hidden". */
function contraryOf(
  { own, place, absent }: Holder,
  key: string,
): { key: string; right: string; place: Place; example: string } | undefined {
  if (typeof own[key] !== 'boolean') return undefined
  const right = absent.find((name) =>
    contraryNames[name]?.split(' ').includes(plainName(key)),
  )
  if (right === undefined) return undefined
  return { key, right, place, example: `${JSON.stringify(right)}: ${!own[key]}` }
}

/** Names that have nothing to do with those that are known here: where others are missing, they may be these. */
function strangeNames(
  document: Document,
  holder: Holder,
  strange: readonly string[],
  left: Set<string>,
): Finding[] {
  const { path, own, place } = holder
  const findings: Finding[] = []
  const unmatched = strange.filter((key) => {
    const here = [...path, key]
    const found = unknownName(document, here)
    // Where something is missing that it can be, it is that, whatever the name means elsewhere.
    const canBe = (name: string) =>
      accepts(schemaAt(document.value, [...path, name]) ?? {}, own[key])
    const isMissing =
      found.code === 'known-elsewhere' &&
      (typeof path.at(-1) === 'number' || [...left].some(canBe))
    if (left.size > 0 && (isMissing || found.code === 'unknown-key')) return true
    findings.push({ ...found, path: here })
    return false
  })
  const [first] = unmatched
  if (first === undefined) return findings
  const missing = [...left]
  const [only = ''] = missing
  const isRenamed =
    unmatched.length === 1 &&
    missing.length === 1 &&
    fits(own[first], schemaAt(document.value, [...path, only]))
  const examples = missing.map((name) => exampleOf(document, holder, name))
  const data = { keys: unmatched, missing, place, examples, isRenamed }
  const here = [...path, first]
  left.clear()
  return [
    ...findings,
    finding('key-instead', data, document.keySpan(here), undefined, here),
  ]
}

function missingName(document: Document, holder: Holder, key: string): Finding {
  const { path, place, properties } = holder
  const { otherwise, enum: choices } = properties[key] ?? {}
  const example = exampleOf(document, holder, key)
  const data = {
    key,
    place,
    example,
    // Where nothing tells which one it is.
    choices: example.includes('…') ? choices : undefined,
    otherwise: otherwise === undefined ? undefined : inBoth(otherwise),
  }
  const span = document.openingSpan(path)
  return finding('missing-key', data, span, undefined, [...path, key])
}

/** Names that are missing and names that nobody knows, in one object: often the same mistake. */
export function wrongNames(
  document: Document,
  { path, missing, unknown }: WrongNames,
): Finding[] {
  const holder = holderAt(document, path)
  const { own, place, absent } = holder
  const whole = wholeMistake(document, holder, unknown)
  if (whole) return [whole]
  const left = new Set(missing)
  // A section without a type is not known any better: its other names tell which one was meant.
  const unknownKeys =
    unknown.length > 0
      ? unknown
      : Object.keys(own).filter(
          (name) => left.has('type') && nearest(name, ['type']) === 'type',
        )
  const findings: Finding[] = []
  const strange: string[] = []
  for (const key of unknownKeys) {
    const span = document.keySpan([...path, key])
    const contrary = contraryOf(holder, key)
    if (contrary) {
      findings.push(finding('mistyped-key', contrary, span))
      continue
    }
    const right =
      calledSo(document, holder, left, key) ?? nearest(key, left) ?? nearest(key, absent)
    if (right === undefined) {
      strange.push(key)
      continue
    }
    left.delete(right)
    const { example, edit } = renamed(document, holder, key, right)
    findings.push(finding('mistyped-key', { key, right, place, example }, span, edit))
  }
  findings.push(...strangeNames(document, holder, strange, left))
  for (const key of left) findings.push(missingName(document, holder, key))
  return findings
}

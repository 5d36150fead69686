import { isLanguage, languageList } from '../languages.ts'
import { describeLocation } from '../messages/describeLocation.ts'
import { describeValue } from '../messages/describeValue.ts'
import type { ModelNode } from '../model/node.ts'
import { contraryNames } from '../model/otherNames.ts'
import { sectionModels } from '../model/sections/sections.ts'
import { inBoth } from '../model/words.ts'
import { isRecord, type Document, type Path } from '../read/readDocument.ts'
import { schemaAt } from '../read/schemaTree.ts'
import { likeness } from './entryHomes.ts'
import { finding, maxProblems, withLines, type Finding } from './finding.ts'
import { fitting, valueProblem, wayFor } from './findValues.ts'
import { kindFor, kindOf } from './kinds.ts'
import { accepts, matchesName, plainName, sectionTypeNamed } from './matchNames.ts'
import { namesOfLanguages } from './namesOfLanguages.ts'
import { nearest } from './nearest.ts'
import { unknownIcon } from './unknownIcon.ts'
import { unknownName } from './unknownName.ts'
import { exampleAt, groupAround, wrongType } from './wrongType.ts'

/** What the check reads of ajv's errors. */
export interface SchemaError {
  keyword: string
  instancePath: string
  schemaPath: string
  params: Record<string, unknown>
}

interface Names {
  path: Path
  missing: string[]
  unknown: string[]
}

/** "/clients/3/logo" as a path. */
function pathOf(pointer: string, root: unknown): Path {
  const path: (string | number)[] = []
  let value = root
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
    const step = Array.isArray(value) ? Number(name) : name
    path.push(step)
    value = isRecord(value) || Array.isArray(value) ? Reflect.get(value, step) : undefined
  }
  return path
}

/** What people write in the place of our keys. */
const otherNames = new Map([...namesOfLanguages(), ['twitter', 'x']])

function meantChoice(
  value: string,
  { enum: choices = [], enumDetails, markdownEnumDescriptions = [] }: ModelNode,
): string | undefined {
  const other = otherNames.get(value.toLowerCase().replaceAll('_', '-'))
  const labels = (enumDetails ?? markdownEnumDescriptions).map((label) =>
    Object.values(inBoth(label)).map(plainName),
  )
  const plain = plainName(value)
  const namesAt = (index: number) => [
    plainName(choices[index] ?? ''),
    ...(labels[index] ?? []),
  ]
  const called = choices.find(
    (choice, index) =>
      choice === other || (plain !== '' && namesAt(index).includes(plain)),
  )
  // "segunda" and "seg" are the beginning of one day's name alone.
  const [begun, another] = choices.filter((_, index) =>
    namesAt(index).some((name) => plain.length >= 3 && name.startsWith(plain)),
  )
  return called ?? (another === undefined ? begun : undefined) ?? nearest(value, choices)
}

/** A section whose type is named otherwise. */
function typeMeant(path: Path, value: string): string | undefined {
  const isType = path.length === 3 && path[0] === 'sections' && path[2] === 'type'
  return isType ? sectionTypeNamed(value) : undefined
}

function wrongChoice(document: Document, path: Path): Finding {
  const value = document.valueAt(path)
  const node = schemaAt(document.value, path) ?? {}
  const { enum: choices = [] } = node
  const written = typeof value === 'string' ? `“${value}”` : JSON.stringify(value)
  const near =
    typeof value === 'string'
      ? (typeMeant(path, value) ?? meantChoice(value, node))
      : undefined
  const thing = describeValue(document.value, path)
  const span = document.valueSpan(path)
  const edit = near === undefined ? undefined : { ...span, text: JSON.stringify(near) }
  const otherwise = node.otherwise === undefined ? undefined : inBoth(node.otherwise)
  const data = { thing, value: written, choices, near, otherwise }
  return finding('wrong-choice', data, span, edit)
}

function wrongCount(document: Document, path: Path): Finding {
  const list = document.valueAt(path)
  const count = Array.isArray(list) ? list.length : 0
  const { minItems = 0, maxItems = count } = schemaAt(document.value, path) ?? {}
  const span = document.keySpan(path)
  const thing = describeValue(document.value, path)
  return count < minItems
    ? finding('too-few', { thing, min: minItems }, span)
    : finding('too-many', { thing, count, max: maxItems }, span)
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

/** Names that are missing and names that nobody knows, in one object: often the same mistake. */
function names(document: Document, { path, missing, unknown }: Names): Finding[] {
  const place = describeLocation(document.value, path)
  const holder = document.valueAt(path)
  const own = isRecord(holder) ? holder : {}
  const { properties = {}, oneOf = [], absence } = schemaAt(document.value, path) ?? {}
  if (absence && unknown.some((key) => absence.words.includes(plainName(key)))) {
    const data = { why: absence.why, place }
    return [finding('said-by-absence', data, document.openingSpan(path))]
  }
  if (path[0] === 'catalogs' && areTurned(own)) {
    const [name = ''] = Object.keys(own)
    const data = { name, languages: languageList }
    return [finding('turned-catalogs', data, document.keySpan(path))]
  }
  const ways = oneOf.map(({ required = [] }) => required)
  // Of several ways to write an entry only one is taken.
  const isTaken = ways.some(([name]) => name !== undefined && Object.hasOwn(own, name))
  const absent = Object.keys(properties).filter(
    (name) => !Object.hasOwn(own, name) && !(isTaken && ways.flat().includes(name)),
  )
  const left = new Set(missing)
  const exampleOf = (name: string) => {
    const type = name === 'type' && path[0] === 'sections' ? typeOf(own) : undefined
    return `${JSON.stringify(name)}: ${type ?? exampleAt(document.value, [...path, name])}`
  }
  /** How it is written under the right name: there the value may have to change, too, as tel:… for a phone. */
  const renamed = (key: string, right: string) => {
    const there = [...path, right]
    const value = own[key]
    const word = typeof value === 'string' ? value : undefined
    const whole = (text: string) => `${JSON.stringify(right)}: ${text}`
    if (!fits(value, schemaAt(document.value, there))) {
      const around = word === undefined ? undefined : groupAround(document, there, word)
      return { example: around === undefined ? exampleOf(right) : whole(around) }
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
  const calledSo = (key: string, value: unknown) => {
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
    const isWay = called.some((name) => ways.flat().includes(name))
    const way =
      isWay && typeof value === 'string' ? wayNamed(document, path, value) : undefined
    if (way !== undefined && absent.includes(way)) return way
    return called.find(takes) ?? (isLikely ? first : undefined)
  }
  const contraryOf = (key: string, value: unknown) =>
    typeof value === 'boolean'
      ? absent.find((name) => contraryNames[name]?.split(' ').includes(plainName(key)))
      : undefined
  // A section without a type is not known any better: its other names tell which one was meant.
  const unknownKeys =
    unknown.length > 0
      ? unknown
      : Object.keys(own).filter(
          (name) => left.has('type') && nearest(name, ['type']) === 'type',
        )
  const findings: Finding[] = []
  /** Names that have nothing to do with those that are known here. */
  const strange: string[] = []
  for (const key of unknownKeys) {
    const here = [...path, key]
    const span = document.keySpan(here)
    const contrary = contraryOf(key, own[key])
    if (contrary !== undefined) {
      const example = `${JSON.stringify(contrary)}: ${!own[key]}`
      const data = { key, right: contrary, place, example }
      findings.push(finding('mistyped-key', data, span))
      continue
    }
    const right = calledSo(key, own[key]) ?? nearest(key, left) ?? nearest(key, absent)
    if (right === undefined) strange.push(key)
    else {
      left.delete(right)
      const { example, edit } = renamed(key, right)
      findings.push(finding('mistyped-key', { key, right, place, example }, span, edit))
    }
  }
  const unmatched = strange.flatMap((key) => {
    const here = [...path, key]
    const found = unknownName(document, here)
    // Where something is missing that it can be, it is that, whatever the name means elsewhere.
    const canBe = (name: string) =>
      accepts(schemaAt(document.value, [...path, name]) ?? {}, own[key])
    const isMissing =
      found.code === 'known-elsewhere' &&
      (typeof path.at(-1) === 'number' || [...left].some(canBe))
    if (left.size > 0 && (isMissing || found.code === 'unknown-key')) return [key]
    findings.push({ ...found, path: here })
    return []
  })
  const [first] = unmatched
  if (first !== undefined) {
    const missing = [...left]
    const [only = ''] = missing
    const isRenamed =
      unmatched.length === 1 &&
      missing.length === 1 &&
      fits(own[first], schemaAt(document.value, [...path, only]))
    const examples = missing.map(exampleOf)
    const data = { keys: unmatched, missing, place, examples, isRenamed }
    const here = [...path, first]
    findings.push(finding('key-instead', data, document.keySpan(here), undefined, here))
    left.clear()
  }
  for (const key of left) {
    const otherwise = properties[key]?.otherwise
    const example = exampleOf(key)
    const data = {
      key,
      place,
      example,
      // Where nothing tells which one it is.
      choices: example.includes('…') ? properties[key]?.enum : undefined,
      otherwise: otherwise === undefined ? undefined : inBoth(otherwise),
    }
    findings.push(
      finding('missing-key', data, document.openingSpan(path), undefined, [...path, key]),
    )
  }
  return findings
}

function single(document: Document, error: SchemaError, path: Path): Finding | undefined {
  const thing = describeValue(document.value, path)
  const schema = schemaAt(document.value, path)
  const span = document.valueSpan(path)
  const value = document.valueAt(path)
  switch (error.keyword) {
    case 'type':
      return wrongType(document, path)
    case 'enum':
      return wrongChoice(document, path)
    case 'minItems':
    case 'maxItems':
      return wrongCount(document, path)
    case 'minLength':
      return finding(
        'empty-value',
        { thing, example: exampleAt(document.value, path) },
        span,
      )
    case 'maxLength': {
      const { length } = String(value)
      const max = Number(error.params['limit'])
      return finding('value-too-long', { thing, length, max }, span)
    }
    case 'minimum':
    case 'maximum':
      return finding(
        'out-of-range',
        {
          thing,
          min: schema?.minimum ?? 0,
          max: schema?.maximum ?? 0,
          example: exampleAt(document.value, path),
        },
        span,
      )
    case 'minProperties':
      if (path[0] === 'catalogs')
        return finding('no-texts', { languages: languageList }, document.keySpan(path))
      return undefined
    case 'oneOf':
      // What is no group is reported as of a wrong type.
      if (!isRecord(value)) return undefined
      return Array.isArray(error.params['passingSchemas'])
        ? finding('link-two-ways', { thing }, document.openingSpan(path))
        : finding('link-nowhere', { thing }, document.openingSpan(path))
    case 'format':
      if (schema?.format === 'words')
        return finding(
          'empty-value',
          { thing, example: exampleAt(document.value, path) },
          span,
        )
      return error.params['format'] === 'icon'
        ? unknownIcon(document, path, String(value))
        : valueProblem(document, path, String(value))
    case 'pattern':
      return valueProblem(document, path, String(value))
    default:
      return undefined
  }
}

/** Describes what the schema refuses. The catalogs' own names and empty texts are left to the check of the texts. */
export function findShape(document: Document, errors: readonly SchemaError[]): Finding[] {
  const findings: Finding[] = []
  const objects = new Map<string, Names>()
  // Of a oneOf the error of the whole counts, not those of its alternatives.
  const relevant = errors.filter(({ schemaPath }) => !/\/oneOf\/\d+\//.test(schemaPath))
  const ways: SchemaError[] = []
  for (const error of relevant.slice(0, maxProblems)) {
    const path = pathOf(error.instancePath, document.value)
    const inCatalog = path[0] === 'catalogs' && path.length >= 2
    const isName =
      error.keyword === 'required' || error.keyword === 'additionalProperties'
    if (isName && !inCatalog) {
      const object = objects.get(error.instancePath) ?? { path, missing: [], unknown: [] }
      objects.set(error.instancePath, object)
      if (error.keyword === 'required')
        object.missing.push(String(error.params['missingProperty']))
      else object.unknown.push(String(error.params['additionalProperty']))
    } else if (error.keyword === 'oneOf') ways.push(error)
    else if (!inCatalog || error.keyword === 'type') {
      const found = single(document, error, path)
      if (found) findings.push({ ...found, path: found.path ?? path })
    }
  }
  const named = [...objects].map(([pointer, object]) => ({
    pointer,
    found: names(document, object),
  }))
  const renamed = new Set(
    named
      .filter(({ found }) => found.some(({ code }) => code === 'mistyped-key'))
      .map(({ pointer }) => pointer),
  )
  for (const error of ways) {
    // The way that seems to be missing may be there under another name.
    if (renamed.has(error.instancePath)) continue
    const found = single(document, error, pathOf(error.instancePath, document.value))
    if (found) findings.push(found)
  }
  findings.push(...named.flatMap(({ found }) => found))
  return oncePerList(document, findings)
}

/** What is wrong in the same way in every entry of a list is one habit: told at the first, with the lines of the others. */
function oncePerList(document: Document, findings: Finding[]): Finding[] {
  const alike = new Map<string, { entries: number; found: Map<unknown, Finding[]> }>()
  for (const each of findings) {
    const { code, edit, path = [] } = each
    const entry = path.findLastIndex((step) => typeof step === 'number')
    const list = entry < 1 || edit ? undefined : document.valueAt(path.slice(0, entry))
    if (!Array.isArray(list)) continue
    const key = JSON.stringify([code, path.slice(0, entry), path.slice(entry + 1)])
    const known = alike.get(key) ?? {
      entries: list.length,
      found: new Map<unknown, Finding[]>(),
    }
    alike.set(key, known)
    known.found.set(path[entry], [...(known.found.get(path[entry]) ?? []), each])
  }
  const told = new Map<Finding, Finding[]>()
  for (const { entries, found } of alike.values()) {
    const all = [...found.values()]
    const [first, ...others] = all.flatMap(([each]) => each ?? [])
    if (!first || others.length === 0 || found.size !== entries) continue
    // Of one entry several errors may say the same.
    for (const each of all.flat()) told.set(each, [])
    const lines = others.map(({ span }) => document.lineAt(span.offset))
    told.set(first, [withLines(first, lines)])
  }
  return findings.flatMap((each) => told.get(each) ?? [each])
}

/** For what the schema refuses and nothing else has words for. */
export function findRefused(
  document: Document,
  errors: readonly SchemaError[],
): Finding[] {
  return errors.slice(0, 1).map(({ instancePath }) => {
    const path = pathOf(instancePath, document.value)
    const data = {
      thing: describeValue(document.value, path),
      example: exampleAt(document.value, path),
    }
    return finding('not-accepted', data, document.valueSpan(path))
  })
}

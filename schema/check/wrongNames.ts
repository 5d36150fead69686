import { isLanguage, languageList } from '../languages.ts'
import type { ModelNode } from '../model/node.ts'
import { inBoth } from '../model/sentences.ts'
import { plainName } from '../plainWords.ts'
import { isInCatalogs } from '../read/isInCatalogs.ts'
import { isRecord, type Document, type Path } from '../read/readDocument.ts'
import { resolve, schemaAt } from '../read/schemaTree.ts'
import { finding, type Finding } from './finding.ts'
import { kindFor, kindOf } from './kinds.ts'
import { namesOfLanguages } from './namesOfLanguages.ts'
import { nearest } from './nearest.ts'
import { exampleAt } from './wrongType.ts'

/** The names of one object that the schema reports. */
export interface WrongNames {
  path: Path
  missing: string[]
  unknown: string[]
}

/** An object of the content, and what the model says of its names. */
interface Holder {
  path: Path
  own: Record<string, unknown>
  properties: Readonly<Record<string, ModelNode>>
  /** The names that it could have and does not. */
  absent: readonly string[]
}

/** Names of secrets, which must not be in the content: everybody can read it. */
const secretNames: ReadonlySet<string> = new Set(
  [
    'privatekey secretkey secret senha password passwd chaveprivada chavesecreta',
    'accesstoken token apisecret clientsecret smtppassword emailpassword',
  ].flatMap((line) => line.split(' ')),
)

/** So many names are reported at most. */
const maxNames = 12

/** Names whose value decides which others there are, such as the country of an office. */
function choosing(document: Document, entry: Path): readonly string[] {
  const { items } = schemaAt(document.value, entry.slice(0, -1)) ?? {}
  return (items && resolve(items).if?.required) ?? []
}

function holderAt(document: Document, path: Path): Holder {
  const value = document.valueAt(path)
  const own = isRecord(value) ? value : {}
  const { properties = {}, oneOf = [] } = schemaAt(document.value, path) ?? {}
  // A link has only one way.
  const ways = oneOf.flatMap(({ required = [] }) => required)
  const isTaken = ways.some((name) => Object.hasOwn(own, name))
  const absent = [...Object.keys(properties), ...choosing(document, path)].filter(
    (name) => !Object.hasOwn(own, name) && !(isTaken && ways.includes(name)),
  )
  return { path, own, properties, absent }
}

function exampleOf(document: Document, { path }: Holder, name: string): string {
  const isType = name === 'type' && path[0] === 'sections'
  const value = isType ? '"…"' : exampleAt(document.value, [...path, name])
  return `${JSON.stringify(name)}: ${value}`
}

function mistypedName(
  document: Document,
  holder: Holder,
  key: string,
  right: string,
): Finding {
  const { path, own } = holder
  const span = document.keySpan([...path, key])
  const node = schemaAt(document.value, [...path, right])
  const canStay = node === undefined || kindOf(own[key]) === kindFor(node)
  const example = canStay ? undefined : exampleOf(document, holder, right)
  const edit = canStay ? { ...span, text: JSON.stringify(right) } : undefined
  return finding('mistyped-key', { key, right, place: path, example }, span, edit)
}

/** The finding for a name that is similar to none of the possible ones. */
function unknownName(document: Document, holder: Holder, key: string): Finding {
  const { path, absent, properties } = holder
  const span = document.keySpan([...path, key])
  if (isInCatalogs(path))
    return finding('unknown-language', { key, languages: languageList }, span)
  const texts = Object.keys(properties).filter(
    (name) => resolve(properties[name] ?? {}).pointsTo === 'texts',
  )
  const data = {
    key,
    place: path,
    known: absent.slice(0, maxNames),
    texts: texts.slice(0, maxNames),
  }
  return finding('unknown-key', data, span, undefined, [...path, key])
}

/** Findings for unknown names beside missing ones: they may be meant for these. */
function namesInstead(
  document: Document,
  holder: Holder,
  strange: readonly string[],
  missing: readonly string[],
): Finding {
  const { path, own } = holder
  const [first = ''] = strange
  const [only = ''] = missing
  const isRenamed =
    strange.length === 1 &&
    missing.length === 1 &&
    kindOf(own[first]) === kindFor(schemaAt(document.value, [...path, only]))
  const examples = missing.map((name) => exampleOf(document, holder, name))
  const keys = strange.slice(0, maxNames)
  const here = [...path, first]
  const data = { keys, missing, place: path, examples, isRenamed }
  return finding('key-instead', data, document.keySpan(here), undefined, here)
}

function missingName(document: Document, holder: Holder, key: string): Finding {
  const { path, properties } = holder
  const { otherwise, enum: choices } = properties[key] ?? {}
  const example = exampleOf(document, holder, key)
  const data = {
    key,
    place: path,
    example,
    // Where it is not certain which one is meant.
    choices: example.includes('…') ? choices : undefined,
    otherwise: otherwise === undefined ? undefined : inBoth(otherwise),
  }
  const span = document.openingSpan(path)
  return finding('missing-key', data, span, undefined, [...path, key])
}

/** The missing language that a name means: "br" for "pt". */
function languageNamed({ path, absent }: Holder, key: string): string | undefined {
  if (!isInCatalogs(path) || isLanguage(key)) return undefined
  const [, right] = namesOfLanguages().find(([name]) => name === key.toLowerCase()) ?? []
  return right !== undefined && absent.includes(right) ? right : undefined
}

/** Findings for missing and unknown names of one object, which are often one mistake. */
export function wrongNames(
  document: Document,
  { path, missing, unknown }: WrongNames,
): Finding[] {
  const holder = holderAt(document, path)
  const { own, absent } = holder
  const { absence } = schemaAt(document.value, path) ?? {}
  if (absence && unknown.some((key) => absence.words.includes(plainName(key)))) {
    const data = { why: absence.why, place: path }
    return [finding('said-by-absence', data, document.openingSpan(path))]
  }
  const left = new Set(missing)
  // A section's type decides its other names: without it only a misspelt "type" counts as unknown.
  const unknownKeys =
    unknown.length > 0
      ? unknown
      : Object.keys(own).filter(
          (name) => left.has('type') && nearest(name, ['type']) === 'type',
        )
  const findings: Finding[] = []
  const strange: string[] = []
  for (const key of unknownKeys) {
    const right = languageNamed(holder, key) ?? nearest(key, left) ?? nearest(key, absent)
    if (right !== undefined) {
      left.delete(right)
      findings.push(mistypedName(document, holder, key, right))
    } else if (secretNames.has(plainName(key)))
      findings.push(
        finding('secret-here', { key, place: path }, document.keySpan([...path, key])),
      )
    else strange.push(key)
  }
  if (strange.length > 0 && left.size > 0)
    return [...findings, namesInstead(document, holder, strange, [...left])]
  return [
    ...findings,
    // In the place of languages there may be hundreds of texts: one is reported.
    ...(isInCatalogs(path) ? strange.slice(0, 1) : strange).map((key) =>
      unknownName(document, holder, key),
    ),
    ...[...left].map((key) => missingName(document, holder, key)),
  ]
}

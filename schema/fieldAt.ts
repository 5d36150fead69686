import { iconNames } from './generated/iconNames.ts'
import { describeLocation } from './messages/describeLocation.ts'
import { describeValue } from './messages/describeValue.ts'
import { model, sectionTypeNode } from './model/model.ts'
import type { ModelNode, Words } from './model/node.ts'
import type { PictureKind } from './model/pictures.ts'
import { resolveSnippet } from './model/resolveSnippet.ts'
import { inBoth, withoutFile, withoutNotation } from './model/words.ts'
import type { Bilingual } from './problem.ts'
import { isRecord, lookUp, type Path } from './read/readDocument.ts'
import { isA, schemaAt, snippetsOf } from './read/schemaTree.ts'
import { usesOfText } from './read/usesOfText.ts'

/** What stands at a place of the content. */
export type FieldKind =
  /** A text of a catalog. */
  | 'text'
  /** The name of a text, or the id of an entry: `pointsTo` says of which list. */
  | 'reference'
  /** The id of an entry itself. */
  | 'id'
  | 'picture'
  | 'icon'
  | 'color'
  | 'choice'
  /** Any other words, names and numbers in quotation marks; `format` tells them apart. */
  | 'string'
  | 'number'
  | 'boolean'
  | 'list'
  | 'group'

/** Something inside of a group or list; what is absent can be added. */
export interface Child {
  key: string | number
  isPresent: boolean
  isRequired: boolean
}

/** Everything that a form has to know of a place of the content. What does not apply is undefined or empty. */
export interface Field {
  kind: FieldKind
  /** The label of the place, and what it is for. */
  title: Bilingual | undefined
  description: Bilingual | undefined
  /** The same without the file's notation, for a form. */
  help: Bilingual | undefined
  /** The place in the middle of a sentence: "client 4 (Delta)", "the menu", "“city” of office 1 (Brasília)". */
  name: Bilingual
  /** May it not be left out? */
  isRequired: boolean
  /** What holds where it is left out. */
  default: unknown
  /** How a string is written: "phone", "cnpj", "email". The check tells whether it is. */
  format: string | undefined
  /** A regular expression that a string must match, and what is wrong where it does not. */
  pattern: string | undefined
  patternHelp: Bilingual | undefined
  /** Of a string, in characters. */
  maxLength: number | undefined
  /** Of the text itself, or of the text that is named here, in characters. */
  maxTextLength: number | undefined
  /** May the text have several lines? */
  isMultiline: boolean
  /** The names in braces that the text may have. */
  placeholders: readonly string[]
  /** Of a number. */
  minimum: number | undefined
  maximum: number | undefined
  /** Of a list. */
  minItems: number | undefined
  maxItems: number | undefined
  choices: { value: string; label: Bilingual }[]
  /** It is always the same: nothing to choose. */
  isFixed: boolean
  /** The names of all icons, this project's own first. */
  icons: readonly string[]
  /** What the file of a picture must be. */
  picture: PictureKind | undefined
  /** What a reference names. */
  pointsTo: ModelNode['pointsTo']
  /** What stands inside: of a group in the order of the model, of a catalog and of a list in the content's own. */
  children: Child[]
  /** Whole values to begin with: of a list, entries. */
  snippets: { label: Bilingual; description: Bilingual; body: unknown }[]
}

const isTextOfCatalog = (path: Path) => path[0] === 'catalogs' && path.length === 3

const kindsByType = {
  boolean: 'boolean',
  integer: 'number',
  array: 'list',
  object: 'group',
  string: 'string',
} as const

function kindOf(node: ModelNode, path: Path): FieldKind {
  if (isTextOfCatalog(path)) return 'text'
  if (node.pointsTo) return 'reference'
  if (isA(node, 'id') || isA(node, 'sectionId')) return 'id'
  if (isA(node, 'color')) return 'color'
  if (node.picture !== undefined) return 'picture'
  if (node.format === 'icon') return 'icon'
  if (node.enum || node.const !== undefined) return 'choice'
  return kindsByType[node.type ?? 'string']
}

function childrenOf(node: ModelNode, value: unknown): Child[] {
  if (Array.isArray(value))
    return [...value.keys()].map((key) => ({ key, isPresent: true, isRequired: false }))
  const own = isRecord(value) ? value : {}
  const known = Object.keys(node.properties ?? {})
  // The texts of a catalog stand in an order of their own.
  const keys =
    node.additionalProperties === false ? known : [...Object.keys(own), ...known]
  return [...new Set(keys)].map((key) => ({
    key,
    isPresent: Object.hasOwn(own, key),
    isRequired: node.required?.includes(key) ?? false,
  }))
}

/** What each choice means; one without an explanation is its own label. */
function choicesOf(node: ModelNode): Field['choices'] {
  // Each type of section says its own type; which there are stands in one place.
  const { enum: values = [], ...rest } = node.const === undefined ? node : sectionTypeNode
  const labels = rest.enumDetails ?? rest.markdownEnumDescriptions ?? []
  return values.map((value, index) => ({ value, label: inBoth(labels[index] ?? value) }))
}

/** Of a text: what all the places allow that show it. */
function limitsOfText(content: unknown, node: ModelNode, path: Path) {
  const uses = isTextOfCatalog(path) ? usesOfText(content, String(path.at(-1))) : []
  const nodes = [node, ...uses]
  const lengths = nodes.flatMap(({ maxTextLength }) => maxTextLength ?? [])
  return {
    maxTextLength: lengths.length > 0 ? Math.min(...lengths) : undefined,
    isMultiline: nodes.some(({ multiline }) => multiline),
  }
}

function nameOf(content: unknown, node: ModelNode, path: Path): Bilingual {
  if (!node.inSentence && !node.entryName) return describeValue(content, path)
  const { en, br } = describeLocation(content, path)
  return { en: en.the, br: br.the }
}

const said = (words: Words | undefined) =>
  words === undefined ? undefined : inBoth(words)

/** How a choice is written in the file: in a form it is chosen by its label. */
const writtenChoice = /, (?:e\.g\.|p\. ex\.) "[^"]*"(?: \([^)]*\))?(?=\.)/g

function helpOf(node: ModelNode): Bilingual | undefined {
  const { help, description } = node
  if (help) return withoutFile(inBoth(help))
  if (description === undefined) return undefined
  const { en, br } = inBoth(description)
  const plain = (said: string) => (node.enum ? said.replaceAll(writtenChoice, '') : said)
  return withoutFile(withoutNotation({ en: plain(en), br: plain(br) }))
}

/**
 * Describes any place of a content, whether something stands there or not: for forms that edit it. Undefined where the
 * model knows nothing. The content may have mistakes.
 */
export function fieldAt(content: unknown, path: Path): Field | undefined {
  const node = schemaAt(content, path)
  if (!node) return undefined
  const holder = schemaAt(content, path.slice(0, -1))
  const kind = kindOf(node, path)
  const hasChildren = kind === 'group' || kind === 'list'
  return {
    kind,
    title: said(node.title),
    description: said(node.description),
    help: helpOf(node),
    name: nameOf(content, node, path),
    isRequired:
      node === model || (holder?.required?.includes(String(path.at(-1))) ?? false),
    default: node.default,
    format: node.format,
    pattern: node.pattern,
    patternHelp: said(node.patternErrorMessage),
    maxLength: node.maxLength,
    ...limitsOfText(content, node, path),
    placeholders: node.placeholders ?? [],
    minimum: node.minimum,
    maximum: node.maximum,
    minItems: node.minItems,
    maxItems: node.maxItems,
    choices: choicesOf(node),
    isFixed: node.const !== undefined || node.fixedText !== undefined,
    icons: kind === 'icon' ? iconNames : [],
    picture: node.picture,
    pointsTo: node.pointsTo,
    children: hasChildren ? childrenOf(node, lookUp(content, path)) : [],
    snippets: (hasChildren ? snippetsOf(node) : []).map(
      ({ label, description, body }) => ({
        label: inBoth(label),
        description: inBoth(description),
        body: resolveSnippet(body),
      }),
    ),
  }
}

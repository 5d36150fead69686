/** The model as a JSON schema: for editors such as VS Code, and for the tools that make types and the validator of it. */
import type { Bilingual, ReportLanguage } from '../bilingual.ts'
import { exampleOf, startsOf, written } from './example.ts'
import { definitions, model } from './model.ts'
import type { ModelNode, TextOrBilingual } from './node.ts'
import { resolve } from './resolve.ts'
import { inBoth, joinWithOr, sentences, withExample } from './sentences.ts'

export type JsonSchema = Record<string, unknown>

/** With more choices than this the description does not name them: the code editor lists them anyway. */
const maxListed = 13

/** How a value is written, as far as its type or its choices tell. */
function notationOf(node: ModelNode): Bilingual | undefined {
  const { type, enum: choices, const: only } = resolve(node)
  if (type === 'boolean')
    return {
      en: 'Write true for yes or false for no, without quotes.',
      br: 'Escreva true para sim ou false para não, sem aspas.',
    }
  const values = choices ?? (only === undefined ? [] : [only])
  if (values.length === 0 || values.length > maxListed) return undefined
  const { en, br } = joinWithOr(values.map((each) => JSON.stringify(each)))
  return { en: `Write ${en}.`, br: `Escreva ${br}.` }
}

function withoutLine(value: unknown): Bilingual {
  const applies = JSON.stringify(value)
  return {
    en: `Without this line it is ${applies}.`,
    br: `Sem esta linha, vale ${applies}.`,
  }
}

function exampleIn(node: ModelNode): string | undefined {
  const example = exampleOf(node)
  const isKnown = typeof example !== 'object' || Object.keys(Object(example)).length > 0
  return example !== undefined && isKnown ? written(example) : undefined
}

/** A form's help with what the file adds. Values that are written here are in straight quotes, as in the file. */
function descriptionOf(node: ModelNode): Bilingual | undefined {
  const { title, help, inFile, examples, pointsTo, default: unwritten } = node
  // A node without a title is a condition, which needs no description.
  if (title === undefined) return undefined
  const notation = inFile
    ? [inFile]
    : [notationOf(node), unwritten === undefined ? undefined : withoutLine(unwritten)]
  const { en, br } = sentences(help, ...notation)
  const isValue = examples !== undefined && pointsTo !== 'texts'
  const inQuotes = (said: string) => (isValue ? said.replaceAll(/[“”]/g, '"') : said)
  const example = exampleIn(node)
  const and = (said: string, word: string) =>
    example === undefined || said.includes(example)
      ? said
      : `${said} ${word}: ${example}`.trim()
  const said = { en: and(inQuotes(en), 'Example'), br: and(inQuotes(br), 'Exemplo') }
  return said.en === '' ? undefined : said
}

/** What an editor says of a value of another type. */
function errorMessageOf(node: ModelNode): Bilingual | undefined {
  if (node.title === undefined) return undefined
  if (node.errorMessage !== undefined) return inBoth(node.errorMessage)
  const notation = notationOf(node)
  if (notation) return notation
  const { type } = resolve(node)
  const words = type && writeIt[type]
  const example = exampleIn(node)
  return words && example ? withExample(words, example) : undefined
}

const writeIt: Partial<Record<NonNullable<ModelNode['type']>, Bilingual>> = {
  string: { en: 'Write this between straight quotes', br: 'Escreva entre aspas retas' },
  integer: {
    en: 'Write a whole number without quotes',
    br: 'Escreva um número inteiro sem aspas',
  },
  array: {
    en: 'Write a list in square brackets',
    br: 'Escreva uma lista entre colchetes',
  },
}

/** The shapes of which a value's own properties choose one. Their examples stand where the choice is made, not in each of them. */
const variants = new Set(
  Object.values(definitions)
    .flatMap(({ allOf = [], then, else: otherwise }) => [
      then,
      otherwise,
      ...allOf.map((branch) => branch.then),
    ])
    .map((node) => definitions[node?.$ref?.split('/').at(-1) ?? '']),
)

/** Puts tab stops into an example: whoever types its id in a code editor changes the names of its texts and files too. */
function withStops(body: unknown): unknown {
  const { id } = Object(body) as { id?: unknown }
  if (typeof id !== 'string') return body
  const followed = JSON.stringify(body).replaceAll(
    new RegExp(`(?<=[./])${id}(?=[."])|(?<=")${id}(?=\\.)`, 'g'),
    '$$1',
  )
  return { ...JSON.parse(followed), id: `\${1:${id}}` }
}

/** What is written of a node, in this order: keywords of JSON Schema and of editors, and how long a text may be. */
const keywords =
  `title description $ref type tsType defaultSnippets format minLength maxLength minimum maximum
  enum const doNotSuggest pattern maxTextLength placeholders errorMessage patternErrorMessage enumDetails
  markdownEnumDescriptions examples minItems maxItems uniqueItems items contains additionalProperties minProperties
  propertyNames required properties allOf oneOf if then else`.split(/\s+/)

/** Keywords whose value is a node. */
const ofNode = ['items', 'contains', 'propertyNames', 'if', 'then', 'else'] as const

function nodeIn(node: ModelNode, language: ReportLanguage): JsonSchema {
  const say = (words?: TextOrBilingual) => words && inBoth(words)[language]
  const inside = (part?: ModelNode) => part && nodeIn(part, language)
  const starts = node.type === 'object' && !variants.has(node) ? startsOf(node) : []
  const snippets = starts
    .filter(({ body }) => Object.keys(Object(body)).length > 0)
    .map(({ title, help, body }) => ({
      label: say(title),
      description: say(help),
      body: withStops(body),
    }))
  const { additionalProperties: others, properties } = node
  const choices = node.markdownEnumDescriptions?.map(say)
  const written: JsonSchema = {
    ...node,
    ...Object.fromEntries(ofNode.map((name) => [name, inside(node[name])])),
    title: say(node.title),
    description: say(descriptionOf(node)),
    defaultSnippets: snippets.length > 0 ? snippets : undefined,
    errorMessage: say(errorMessageOf(node)),
    patternErrorMessage: say(node.patternErrorMessage),
    enumDetails: choices,
    markdownEnumDescriptions: choices,
    additionalProperties: typeof others === 'object' ? inside(others) : others,
    properties: properties && recordIn(properties, language),
    allOf: node.allOf?.map(inside),
    oneOf: node.oneOf?.map(inside),
  }
  return Object.fromEntries(
    keywords.flatMap((name) =>
      written[name] === undefined ? [] : [[name, written[name]]],
    ),
  )
}

function recordIn(nodes: Readonly<Record<string, ModelNode>>, language: ReportLanguage) {
  return Object.fromEntries(
    Object.entries(nodes).map(([name, node]) => [name, nodeIn(node, language)]),
  )
}

/** The schema whose sentences are in one language. */
export function jsonSchema(
  language: ReportLanguage,
): JsonSchema & { definitions: JsonSchema } {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment:
      'Generated by "npm run types" from schema/model: change that, not this file.',
    ...nodeIn(model, language),
    definitions: recordIn(definitions, language),
  }
}

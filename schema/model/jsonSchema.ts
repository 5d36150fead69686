/** Converts the model to a JSON schema: for editors such as VS Code, and to generate the types and the validator. */
import type { Bilingual, ReportLanguage } from '../bilingual.ts'
import { exampleOf, snippetsOf, jsonLine } from './example.ts'
import { joinWithOr, message } from './messages/messages.ts'
import { definitions, model } from './model.ts'
import type { ModelNode } from './node.ts'
import { resolve } from './resolve.ts'

export type JsonSchema = Record<string, unknown>

/** The maximum number of choices in a description. Code editors list all choices anyway. */
const maxListedChoices = 13

/** How to write a value in the file, if its type or its choices say so. */
function notationOf(node: ModelNode): Bilingual | undefined {
  const { type, enum: choices, const: constant } = resolve(node)
  if (type === 'boolean') return message('write.boolean')
  const values = choices ?? (constant === undefined ? [] : [constant])
  if (values.length === 0 || values.length > maxListedChoices) return undefined
  const choice = joinWithOr(values.map((value) => JSON.stringify(value)))
  return message('write.choice', { choice })
}

function exampleJsonOf(node: ModelNode): string | undefined {
  const example = exampleOf(node)
  const hasValue = typeof example !== 'object' || Object.keys(Object(example)).length > 0
  return example !== undefined && hasValue ? jsonLine(example) : undefined
}

/** The form's help and how to write the value in the file. Example values get straight quotes, as in the file. */
function descriptionOf(node: ModelNode): Bilingual | undefined {
  const { title, help, inFile, examples, pointsTo, default: defaultValue } = node
  // Nodes without a title are conditions (`if`), which need no description.
  if (title === undefined) return undefined
  const defaultSentence =
    defaultValue === undefined
      ? undefined
      : message('write.default', { value: JSON.stringify(defaultValue) })
  const sentences = inFile ? [help, inFile] : [help, notationOf(node), defaultSentence]
  // The example of a text is an id, which help does not quote.
  const hasValueExamples = examples !== undefined && pointsTo !== 'texts'
  const example = exampleJsonOf(node)
  const describeIn = (language: ReportLanguage) => {
    const words = sentences.flatMap((sentence) => sentence?.[language] ?? []).join(' ')
    const inQuotes = hasValueExamples ? words.replaceAll(/[“”]/g, '"') : words
    if (example === undefined || inQuotes.includes(example)) return inQuotes
    return `${inQuotes} ${message('write.example', { example })[language]}`.trim()
  }
  const description = { en: describeIn('en'), br: describeIn('br') }
  return description.en === '' ? undefined : description
}

/** The message that code editors show for a value of the wrong type. */
function errorMessageOf(node: ModelNode): Bilingual | undefined {
  if (node.title === undefined) return undefined
  if (node.errorMessage !== undefined) return node.errorMessage
  const notation = notationOf(node)
  if (notation) return notation
  const { type } = resolve(node)
  const example = exampleJsonOf(node)
  const hasMessage = type === 'string' || type === 'integer' || type === 'array'
  return hasMessage && example ? message(`write.${type}`, { example }) : undefined
}

/** Alternatives that a value's properties select. Only the node that selects between them gets snippets. */
const selectedAlternatives = new Set(
  Object.values(definitions)
    .flatMap(({ allOf = [], then, else: otherwise }) => [
      then,
      otherwise,
      ...allOf.map((branch) => branch.then),
    ])
    .map((node) => definitions[node?.$ref?.split('/').at(-1) ?? '']),
)

/** The keywords that the schema contains, in this order: those of JSON Schema and of code editors, and `maxTextLength`. */
const keywords =
  `title description $ref type tsType defaultSnippets format minLength maxLength minimum maximum
  enum const doNotSuggest pattern maxTextLength placeholders errorMessage patternErrorMessage enumDetails
  markdownEnumDescriptions examples minItems maxItems uniqueItems items contains additionalProperties minProperties
  propertyNames required properties allOf oneOf if then else`.split(/\s+/)

/** Keywords whose value is a node. */
const nodeKeywords = ['items', 'contains', 'propertyNames', 'if', 'then', 'else'] as const

function schemaOf(node: ModelNode, language: ReportLanguage): JsonSchema {
  const pick = (words?: Bilingual) => words?.[language]
  const toSchema = (part?: ModelNode) => part && schemaOf(part, language)
  const hasSnippets = node.type === 'object' && !selectedAlternatives.has(node)
  const snippets = (hasSnippets ? snippetsOf(node) : [])
    .filter(({ body }) => Object.keys(Object(body)).length > 0)
    .map(({ title, help, body }) => ({
      label: pick(title),
      description: pick(help),
      body,
    }))
  const { additionalProperties: additional, properties } = node
  const choices = node.markdownEnumDescriptions?.map(pick)
  const keywordValues: JsonSchema = {
    ...node,
    ...Object.fromEntries(nodeKeywords.map((name) => [name, toSchema(node[name])])),
    title: pick(node.title),
    description: pick(descriptionOf(node)),
    defaultSnippets: snippets.length > 0 ? snippets : undefined,
    errorMessage: pick(errorMessageOf(node)),
    patternErrorMessage: pick(node.patternErrorMessage),
    enumDetails: choices,
    markdownEnumDescriptions: choices,
    additionalProperties:
      typeof additional === 'object' ? toSchema(additional) : additional,
    properties: properties && schemasOf(properties, language),
    allOf: node.allOf?.map(toSchema),
    oneOf: node.oneOf?.map(toSchema),
  }
  return Object.fromEntries(
    keywords.flatMap((name) =>
      keywordValues[name] === undefined ? [] : [[name, keywordValues[name]]],
    ),
  )
}

function schemasOf(nodes: Readonly<Record<string, ModelNode>>, language: ReportLanguage) {
  return Object.fromEntries(
    Object.entries(nodes).map(([name, node]) => [name, schemaOf(node, language)]),
  )
}

/** The JSON schema with titles, descriptions, and error messages in one language. */
export function jsonSchema(
  language: ReportLanguage,
): JsonSchema & { definitions: JsonSchema } {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment:
      'Generated by "npm run types" from schema/model: change that, not this file.',
    ...schemaOf(model, language),
    definitions: schemasOf(definitions, language),
  }
}

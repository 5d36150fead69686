import { _, Ajv } from 'ajv'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import standalone from 'ajv/dist/standalone/index.js'

import { jsonSchema } from '../../schema/model/jsonSchema.ts'
import { isRecord } from '../../schema/read/lookUp.ts'

/** Keywords that decide validity; all others only describe. */
const deciding = new Set(
  (
    '$ref type enum const format pattern minLength maxLength minimum maximum minItems maxItems items contains required properties ' +
    'minProperties additionalProperties propertyNames allOf oneOf if then else definitions'
  ).split(' '),
)
const namesOfNodes = new Set(['properties', 'definitions'])

function decidingPart(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(decidingPart)
  if (!isRecord(schema)) return schema
  const parts = Object.entries(schema).flatMap(([key, part]) => {
    if (!deciding.has(key)) return []
    if (!namesOfNodes.has(key) || !isRecord(part))
      return [[key, decidingPart(part)] as const]
    const inside = Object.entries(part).map(
      ([name, node]) => [name, decidingPart(node)] as const,
    )
    return [[key, Object.fromEntries(inside)] as const]
  })
  return withoutRepeats(Object.fromEntries(parts))
}

/** Drops properties whose schema equals that of additionalProperties, such as the texts of a catalog. */
function withoutRepeats(node: Record<string, unknown>): Record<string, unknown> {
  const { properties, additionalProperties } = node
  if (!isRecord(properties) || !isRecord(additionalProperties)) return node
  const others = JSON.stringify(additionalProperties)
  const distinct = Object.entries(properties).filter(
    ([, part]) => JSON.stringify(part) !== others,
  )
  return { ...node, properties: Object.fromEntries(distinct) }
}

/** Every format that the schema uses. */
function formatsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, part]: [string, unknown]) =>
    key === 'format' && typeof part === 'string' ? [part] : formatsIn(part),
  )
}

const ucs2length = 'require("ajv/dist/runtime/ucs2length").default'

/** The schema, compiled to JavaScript. It needs neither ajv at run time nor eval, which the policy forbids. */
export function validatorSource(): string {
  const schema = decidingPart(jsonSchema('en'))
  if (!isRecord(schema)) throw new Error('The schema is no object.')
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    // Properties are left out below, but still required.
    strictRequired: false,
    inlineRefs: false,
    messages: false,
    code: { source: true, esm: true, formats: _`formats`, optimize: 2 },
  })
  for (const format of formatsIn(schema)) ajv.addFormat(format, () => true)
  ajv.addFormat('email', fullFormats.email)
  const code = standalone(ajv, ajv.compile(schema))
  const [, name] = /export default (\w+);/.exec(code) ?? []
  if (name === undefined)
    throw new Error('Failed to find the validator in what ajv made.')
  const body = code
    .replace('"use strict";', '')
    .replace(/export const validate = \w+;export default \w+;/, '')
    .replaceAll(ucs2length, '(text) => [...text].length')
  if (/\b(require|import|export)\b/.test(body.replaceAll(/"[^"]*"/g, '')))
    throw new Error('What ajv made needs a module that nobody has put in.')
  return `export function makeValidator(formats) {${body}return ${name}}\n`
}

export const validatorTypes = `import type { SiteContent } from './siteContent.ts'

export interface Validator {
  (value: unknown): value is SiteContent
  /** Of the last value. */
  errors?: { keyword: string; instancePath: string; schemaPath: string; params: Record<string, unknown> }[] | null
}

/** \`formats\` tells of each format of the schema whether a text has it. */
export function makeValidator(formats: Record<string, (text: string) => boolean>): Validator
`

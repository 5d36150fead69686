import { _, Ajv } from 'ajv'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import standalone from 'ajv/dist/standalone/index.js'

import { jsonSchema, type JsonSchema } from '../../schema/model/jsonSchema.ts'
import { isRecord } from '../../schema/read/lookUp.ts'

/** Keywords that only describe a value, and `uniqueItems`, for which findIds.ts has a better message. */
const ignoredKeywords = new Set(
  'title description examples tsType patternErrorMessage markdownEnumDescriptions uniqueItems $comment'.split(
    ' ',
  ),
)

/** The schema without these keywords. A property of the content may have such a name: its schema is an object. */
const withoutIgnored = (schema: JsonSchema): Record<string, unknown> =>
  JSON.parse(JSON.stringify(schema), (key, item: unknown) =>
    ignoredKeywords.has(key) && !isRecord(item) ? undefined : item,
  )

/** Every format that the schema uses. */
function formatsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, item]: [string, unknown]) =>
    key === 'format' && typeof item === 'string' ? [item] : formatsIn(item),
  )
}

const ucs2length = 'require("ajv/dist/runtime/ucs2length").default'

/** The schema, compiled to JavaScript. It needs neither ajv at run time nor eval, which the policy forbids. */
export function validatorSource(): string {
  const schema = withoutIgnored(jsonSchema('en'))
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
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
    throw new Error('Failed to find the validator in the code that ajv generated.')
  const body = code
    .replace('"use strict";', '')
    .replace(/export const validate = \w+;export default \w+;/, '')
    .replaceAll(ucs2length, '(text) => [...text].length')
  if (/\b(require|import|export)\b/.test(body.replaceAll(/"[^"]*"/g, '')))
    throw new Error(
      'Failed to bundle the validator: the generated code imports a module.',
    )
  return `export function makeValidator(formats) {${body}return ${name}}\n`
}

export const validatorTypes = `import type { SiteContent } from './siteContent.ts'

export interface Validator {
  (value: unknown): value is SiteContent
  /** The errors of the last value. */
  errors?: { keyword: string; instancePath: string; schemaPath: string; params: Record<string, unknown> }[] | null
}

/** \`formats\`: for each format of the schema, a function that says whether a text is valid. */
export function makeValidator(formats: Record<string, (text: string) => boolean>): Validator
`

import { Ajv } from 'ajv'
import { fullFormats } from 'ajv-formats/dist/formats.js'

import type { Problem } from './problem.ts'
import { toProblems } from './problems.ts'
import schema from './site.schema.json'
import type { SiteContent } from './siteContent.ts'
import { findSyntax } from './syntax/findSyntax.ts'

/** What the check may know about the folder public/: paths look like "/logos/acme.svg". */
export interface PublicFiles {
  read(path: string): Uint8Array | undefined
  list(): string[]
}

export type CheckResult =
  | { ok: true; content: SiteContent; problems: Problem[] }
  | { ok: false; problems: Problem[] }

const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true })
ajv.addVocabulary(['maxTextLength', 'placeholders', 'tsType'])
/** What editors such as VS Code read in the schema; the check passes over it. */
ajv.addVocabulary([
  'errorMessage',
  'patternErrorMessage',
  'markdownEnumDescriptions',
  'enumDetails',
  'defaultSnippets',
  'doNotSuggest',
])
ajv.addFormat('email', fullFormats.email)
for (const format of ['cnpj', 'cep', 'phone', 'link']) ajv.addFormat(format, true)
const validate = ajv.compile<SiteContent>(schema)

function plain(code: string, message: string): Problem {
  const said = { en: message, br: message }
  return {
    severity: 'error',
    code,
    offset: 0,
    length: 0,
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 1,
    message: said,
    fix: said,
  }
}

/** Checks the text of content/site.json. */
export function checkContent(
  text: string,
  _options: { files?: PublicFiles } = {},
): CheckResult {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, problems: toProblems(text, findSyntax(text)) }
  }
  if (validate(value)) return { ok: true, content: value, problems: [] }
  return {
    ok: false,
    problems: (validate.errors ?? []).map((error) =>
      plain('schema', `${error.instancePath} ${error.message ?? ''}`),
    ),
  }
}

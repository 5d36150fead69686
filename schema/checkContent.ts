import { Ajv } from 'ajv'
import { fullFormats } from 'ajv-formats/dist/formats.js'

import { isRecord, readDocument, type Document } from './document.ts'
import { findFiles, type PublicFiles } from './files.ts'
import { checkCnpj, isCep, isLink, isPhone } from './formats.ts'
import { outlineOf } from './outline.ts'
import type { Problem } from './problem.ts'
import { finding, mostProblems, toProblems, type Finding } from './problems.ts'
import { findIds } from './references.ts'
import { releaseCheck } from './releaseCheck.ts'
import { findReferences } from './schemaTree.ts'
import { findRefused, findShape } from './shape.ts'
import schema from './site.schema.json' with { type: 'json' }
import type { SiteContent } from './siteContent.ts'
import { findSyntax } from './syntax/findSyntax.ts'
import {
  catalogsOf,
  findOneSided,
  findUnknown,
  findUnused,
  type Catalogs,
} from './textNames.ts'
import { findTexts } from './texts.ts'

export type { PublicFiles } from './files.ts'

export type CheckResult =
  | { ok: true; content: SiteContent; problems: Problem[] }
  | { ok: false; problems: Problem[] }

export interface CheckOptions {
  /** The folder public/; without it pictures are not looked at. */
  files?: PublicFiles
  /** Refuses what is still the sample's, for a site that is about to go live. */
  release?: boolean
}

/** Of a content file. A hundred times the sample has two. */
export const mostMegabytes = 10
const deepest = 50

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
// ajv compares every entry with every other; findIds looks each up.
ajv.removeKeyword('uniqueItems')
ajv.addKeyword('uniqueItems')
ajv.addFormat('email', fullFormats.email)
ajv.addFormat('cnpj', (value) => checkCnpj(value) === 'right')
ajv.addFormat('cep', isCep)
ajv.addFormat('phone', isPhone)
ajv.addFormat('link', isLink)
const validate = ajv.compile<SiteContent>(schema)

function readJson(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    const value: unknown = JSON.parse(text)
    return { ok: true, value }
  } catch {
    return { ok: false }
  }
}

function findDuplicateKeys({ lineAt, duplicates }: Document): Finding[] {
  return duplicates.slice(0, mostProblems).map(({ path, first, second }) => {
    const data = { key: String(path.at(-1)), line: lineAt(first.offset) }
    return finding('duplicate-key', data, second)
  })
}

function findInCatalogs(catalogs: Catalogs, shape: Finding[]): Finding[] {
  const oneSided = findOneSided(catalogs)
  const mistyped = oneSided.filter(({ code }) => code === 'mistyped-text')
  const unknown = findUnknown(catalogs)
  const texts = findTexts(catalogs, new Set(mistyped.map(({ span }) => span.offset)))
  // Where a name is wrong elsewhere, that is why a text seems unused.
  const explained = shape.length > 0 || unknown.length > 0
  return [...oneSided, ...unknown, ...texts, ...(explained ? [] : findUnused(catalogs))]
}

function findInDocument(document: Document, { files, release }: CheckOptions): Finding[] {
  const { value } = document
  const shape = findShape(document, validate.errors ?? [])
  const findings = [...findDuplicateKeys(document), ...shape]
  if (!isRecord(value)) return findings
  const references = findReferences(value)
  const catalogs = catalogsOf(document, references)
  // Lists of any length: spread into a call they would overflow the stack.
  return findings.concat(
    catalogs ? findInCatalogs(catalogs, shape) : [],
    findIds(document, references),
    findFiles(document, files),
    release ? releaseCheck(document.text) : [],
  )
}

/**
 * Checks the text of content/site.json: syntax first, and where that is right everything else at once. Never throws,
 * whatever the text is; warnings alone leave the content ok.
 */
export function checkContent(original: string, options: CheckOptions = {}): CheckResult {
  // Windows puts an invisible mark at the start of files; a space in its place keeps all positions.
  const text = original.replace(/^\uFEFF/, ' ')
  const refuse = (findings: Finding[]): CheckResult => ({
    ok: false,
    problems: toProblems(text, findings),
  })
  if (text.length > mostMegabytes * 1e6) {
    const size = Math.ceil(text.length / 1e6)
    return refuse([
      finding('too-big', { size, most: mostMegabytes }, { offset: 0, length: 0 }),
    ])
  }
  const json = readJson(text)
  if (!json.ok) return refuse(findSyntax(text))
  const { depth, names } = outlineOf(text)
  if (depth > deepest)
    return refuse([finding('too-deep', { depth }, { offset: 0, length: 1 })])
  const { value } = json
  const valid = validate(value)
  const document = readDocument(text, value, names)
  const findings = findInDocument(document, options)
  const refused = findings.some(({ severity }) => severity === 'error')
  if (valid && !refused)
    return { ok: true, content: value, problems: toProblems(text, findings) }
  return refuse(refused ? findings : findRefused(document, validate.errors ?? []))
}

import { findAccounts } from './check/findAccounts.ts'
import { findAddresses } from './check/findAddresses.ts'
import { findColors } from './check/findColors.ts'
import { findDefaultLanguage } from './check/findDefaultLanguage.ts'
import { findDocuments } from './check/findDocuments.ts'
import { findFiles, type PublicFiles } from './check/findFiles.ts'
import { findHidden } from './check/findHidden.ts'
import { findIds } from './check/findIds.ts'
import {
  finding,
  maxProblems,
  toProblems,
  type Finding,
  type ProblemCode,
} from './check/finding.ts'
import { findLanguages } from './check/findLanguages.ts'
import { findMisplaced } from './check/findMisplaced.ts'
import { findNetworks } from './check/findNetworks.ts'
import { findNotice } from './check/findNotice.ts'
import { findNumbers } from './check/findNumbers.ts'
import { findOddNames } from './check/findOddNames.ts'
import { findOrder } from './check/findOrder.ts'
import { findOwnIds } from './check/findOwnIds.ts'
import { findRepeats } from './check/findRepeats.ts'
import { findRefused, findShape, type SchemaError } from './check/findShape.ts'
import { findTexts } from './check/findTexts.ts'
import { findUnshowable } from './check/findUnshowable.ts'
import { findWhatsapp } from './check/findWhatsapp.ts'
import { findOtherContent } from './check/otherContent.ts'
import { findSyntax } from './check/syntax/findSyntax.ts'
import {
  catalogsOf,
  findOneSided,
  findUnknown,
  findUnused,
  type Catalogs,
} from './check/textNames.ts'
import { validate } from './check/validate.ts'
import type { SiteContent } from './generated/siteContent.ts'
import type { Problem, Span } from './problem.ts'
import { outlineOf } from './read/outline.ts'
import { readDocument, type Document } from './read/readDocument.ts'
import { referencesAmong, stringsIn, type Placed } from './read/schemaTree.ts'
import { withMoves } from './read/withMoves.ts'
import { releaseCheck } from './release/releaseCheck.ts'

export type { PublicFiles } from './check/findFiles.ts'

export type CheckResult =
  | { ok: true; content: SiteContent; problems: Problem[] }
  | { ok: false; problems: Problem[] }

export interface CheckOptions {
  /** The folder public/; without it pictures are not looked at. */
  files?: PublicFiles
  /** The text of the committed sample, for a site that is about to go live: what is still the sample's is refused. */
  sample?: string
  /** Today, as "2026-12-24": without it no notice is reported as over. */
  today?: string
}

/** The largest content file that is read. A content a hundred times as long as the sample has two megabytes. */
export const maxMegabytes = 10
const maxDepth = 50

function readJson(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    const value: unknown = JSON.parse(text)
    return { ok: true, value }
  } catch {
    return { ok: false }
  }
}

/** From this many repeated names in one group on, it is two groups that have run together: the lines between them are lost. */
const minRunTogether = 3

/** Groups that have run together, each reported at the first name that is repeated. */
function findRunTogether({ duplicates }: Document): Finding[] {
  const groups = new Map<string, Span[]>()
  for (const { path, second } of duplicates) {
    const holder = JSON.stringify(path.slice(0, -1))
    const known = groups.get(holder)
    if (known) known.push(second)
    else groups.set(holder, [second])
  }
  return [...groups.values()]
    .filter(({ length }) => length >= minRunTogether)
    .flatMap(([first]) => (first ? [finding('lost-border', {}, first)] : []))
}

function findDuplicateKeys({ lineAt, duplicates }: Document): Finding[] {
  return duplicates.slice(0, maxProblems).map(({ path, first, second }) => {
    const data = { key: String(path.at(-1)), line: lineAt(first.offset) }
    return finding('duplicate-key', data, second)
  })
}

/** `hasOthers`: something else is wrong, outside of the catalogs. */
function findInCatalogs(
  catalogs: Catalogs,
  strings: readonly Placed[],
  hasOthers: boolean,
): Finding[] {
  const oneSided = findOneSided(catalogs)
  const mistyped = oneSided.filter(({ code }) => code === 'mistyped-text')
  const unknown = findUnknown(catalogs)
  const texts = findTexts(catalogs, new Set(mistyped.map(({ span }) => span.offset)))
  // Where a name is wrong elsewhere or a section is gone, that is why a text seems unused.
  const isExplained = hasOthers || unknown.length > 0
  const unused = isExplained ? [] : findUnused(catalogs)
  return [
    ...oneSided,
    ...unknown,
    ...texts,
    ...findLanguages(catalogs, strings),
    ...unused,
  ]
}

/** What needs nothing but the document and its texts outside of the catalogs. */
const finders = [
  findDefaultLanguage,
  findOwnIds,
  findOrder,
  findRepeats,
  findAccounts,
  findNumbers,
  findNetworks,
  findColors,
  findOddNames,
  findUnshowable,
  findAddresses,
]

/** How often misplaced entries are put in their place and the rest is checked again: one of them may hold another. */
const maxRounds = 5

function findInDocument(
  document: Document,
  errors: readonly SchemaError[],
  options: CheckOptions,
): Finding[] {
  // While two groups have run together, the places of the rest are unknown.
  const runTogether = findRunTogether(document)
  if (runTogether.length > 0) return runTogether
  const findings: Finding[] = []
  /** Problems that may be gone once everything stands in its place. */
  const effects = new Set<ProblemCode>()
  let arranged = document
  let left = errors
  for (let round = 0; round < maxRounds && left.length > 0; round += 1) {
    const misplaced = findMisplaced(arranged)
    if (misplaced.length === 0) break
    findings.push(...misplaced.slice(0, maxProblems).map(({ toFinding }) => toFinding()))
    const moves = misplaced.flatMap((each) => each.moves)
    effects.add('unused-text')
    // Seen only once it stands among its own kind.
    effects.add('copied-entry')
    if (misplaced.some(({ moves: all }) => all.some(({ to }) => to?.[0] === 'catalogs')))
      effects.add('untranslated')
    if (moves.some(({ to }) => to?.[0] === 'sections')) effects.add('footer-early')
    arranged = withMoves(arranged, moves)
    left = validate(arranged.value) ? [] : (validate.errors ?? [])
  }
  const rest = findInPlace(arranged, left, options)
  return findings.concat(rest.filter(({ code }) => !effects.has(code)))
}

function findInPlace(
  document: Document,
  errors: readonly SchemaError[],
  { files, sample, today }: CheckOptions,
): Finding[] {
  const { value } = document
  const shape = findShape(document, errors)
  const strings = stringsIn(value)
  const references = referencesAmong(strings)
  const ids = findIds(document, strings, references)
  const catalogs = catalogsOf(document, references)
  // Lists of any length: spread into a call they would overflow the stack.
  const findings = findDuplicateKeys(document).concat(
    shape,
    ids,
    catalogs ? findInCatalogs(catalogs, strings, shape.length + ids.length > 0) : [],
    finders.flatMap((find) => find(document, strings)),
    findHidden(document, references),
    findWhatsapp(document, references),
    findNotice(document, today),
    findFiles(document, strings, files),
    findDocuments(document, strings, files),
    sample ? releaseCheck(document.text, sample, files) : [],
  )
  // A label that names another network says why two have the same one.
  const told = new Set(
    findings
      .filter(({ code }) => code === 'other-network-label')
      .map(({ span }) => span.offset),
  )
  return findings.filter(
    ({ code, span }) => code !== 'said-twice' || !told.has(span.offset),
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
  if (text.length > maxMegabytes * 1e6) {
    const size = Math.ceil(text.length / 1e6)
    return refuse([
      finding('too-big', { size, max: maxMegabytes }, { offset: 0, length: 0 }),
    ])
  }
  const json = readJson(text)
  if (!json.ok) return refuse(findSyntax(text))
  const { depth, names } = outlineOf(text)
  if (depth > maxDepth)
    return refuse([finding('too-deep', { depth }, { offset: 0, length: 1 })])
  const other = findOtherContent(json.value)
  if (other) return refuse([other])
  const { value } = json
  const document = readDocument(text, value, names)
  const valid = validate(value)
  const errors = valid ? [] : (validate.errors ?? [])
  const findings = findInDocument(document, errors, options)
  const refused = findings.some(({ severity }) => severity === 'error')
  if (valid && !refused)
    return { ok: true, content: value, problems: toProblems(text, findings) }
  return refuse(refused ? findings : findRefused(document, errors))
}

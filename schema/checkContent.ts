import { findColors } from './check/findColors.ts'
import { findDates } from './check/findDates.ts'
import { findDocuments } from './check/findDocuments.ts'
import { findHours } from './check/findHours.ts'
import { findIds } from './check/findIds.ts'
import { finding, maxProblems, toProblems, type Finding } from './check/finding.ts'
import { findDefaultLanguage, findLanguages } from './check/findLanguages.ts'
import { findMailHosts, findNetworks, findWhatsapp } from './check/findLinks.ts'
import { findNames, findUnshowable } from './check/findNames.ts'
import { findPictures } from './check/findPictures.ts'
import { findRepeats } from './check/findRepeats.ts'
import { findHidden, findSecondForms } from './check/findSections.ts'
import { findShape, refused, type SchemaError } from './check/findShape.ts'
import {
  catalogsOf,
  findUnknownTexts,
  findMissingTranslations,
  findUnusedTexts,
  type Catalogs,
} from './check/findTextIds.ts'
import { findTexts } from './check/findTexts.ts'
import { findSyntax } from './check/syntax/findSyntax.ts'
import { withoutEffects } from './check/withoutEffects.ts'
import { formats } from './formats/formats.ts'
import type { SiteContent } from './generated/siteContent.ts'
import { makeValidator } from './generated/validator.js'
import { model } from './model/model.ts'
import type { Problem } from './problem.ts'
import { maxContentBytes, maxMegabytes } from './read/decodeText.ts'
import { lineOf } from './read/lines.ts'
import { isRecord } from './read/lookUp.ts'
import { parseFile, type ParsedFile, parseJson } from './read/parsedFile.ts'
import type { PublicFiles } from './read/publicFiles.ts'
import { releaseCheck } from './release/releaseCheck.ts'

export type CheckResult =
  | { ok: true; content: SiteContent; problems: Problem[] }
  | { ok: false; problems: Problem[] }

export interface CheckOptions {
  /** The files of public/; without them pictures are not checked. */
  files?: PublicFiles
  /** The text of the sample, for a site that is about to go live: values left from the sample are refused. */
  sample?: string
  /** Today, as "2026-12-24"; without it, no notice is over and no year is to come. */
  today?: string
}

/** Whether a value is a content. Made by `npm run types`, so that no code is evaluated, which a policy may forbid. */
const validate = makeValidator(
  Object.fromEntries(Object.entries(formats).map(([name, { valid }]) => [name, valid])),
)

/** The names of a content's parts; one part alone is no content. */
const parts = Object.keys(model.properties ?? {}).filter((name) => name !== '$schema')

const isContent = (value: unknown) =>
  isRecord(value) && parts.filter((name) => Object.hasOwn(value, name)).length > 1

/** From this number of repeated names on, two groups have most likely lost the bracket between them: paths are unreliable, and only these names are reported. */
const manyRepeated = 3

function duplicateKeys({ text, duplicates }: ParsedFile): Finding[] {
  return duplicates.slice(0, maxProblems).map(({ path, first, second }) => {
    const data = { key: String(path.at(-1)), line: lineOf(text, first.offset) }
    return finding('duplicate-key', data, second)
  })
}

/** `hasOthers`: there are problems outside of the catalogs. */
function findInCatalogs(catalogs: Catalogs, hasOthers: boolean): Finding[] {
  const oneSided = findMissingTranslations(catalogs)
  const mistyped = oneSided.filter(({ code }) => code === 'mistyped-text')
  const unknown = findUnknownTexts(catalogs)
  const texts = findTexts(catalogs, new Set(mistyped.map(({ span }) => span.offset)))
  // A wrong name or a missing section elsewhere explains why a text seems unused.
  const isExplained = hasOthers || unknown.length > 0
  const unused = isExplained ? [] : findUnusedTexts(catalogs)
  return [...oneSided, ...unknown, ...texts, ...findLanguages(catalogs), ...unused]
}

/** Checks that need only the parsed file, without the catalogs. */
const finders = [
  findDefaultLanguage,
  findSecondForms,
  findRepeats,
  findNetworks,
  findColors,
  findNames,
  findUnshowable,
  findMailHosts,
  findHours,
  findHidden,
  findWhatsapp,
]

function findInFile(
  parsed: ParsedFile,
  errors: readonly SchemaError[],
  { files, sample, today }: CheckOptions,
): Finding[] {
  const duplicates = duplicateKeys(parsed)
  if (duplicates.length >= manyRepeated) return duplicates.slice(0, manyRepeated)
  const shape = findShape(parsed, errors)
  const ids = findIds(parsed)
  const catalogs = catalogsOf(parsed)
  // Spread arguments would overflow the stack for long lists.
  const findings = duplicates.concat(
    shape,
    ids,
    catalogs ? findInCatalogs(catalogs, shape.length + ids.length > 0) : [],
    finders.flatMap((find) => find(parsed)),
    findDates(parsed, today),
    findPictures(parsed, files),
    findDocuments(parsed, files),
    sample ? releaseCheck(parsed, sample, files) : [],
  )
  return withoutEffects(parsed, findings)
}

/** Checks the text of content/site.json. Broken syntax is reported alone. Never throws. Warnings leave the content ok. */
export function checkContent(original: string, options: CheckOptions = {}): CheckResult {
  // Windows puts a byte order mark at the start of files; a space in its place keeps all offsets.
  const text = original.replace(/^\uFEFF/, ' ')
  const refuse = (findings: Finding[], parsed?: ParsedFile): CheckResult => ({
    ok: false,
    problems: toProblems(text, findings, parsed),
  })
  // A text has at least as many bytes as characters, so this one is too large. Callers that read a file compare its bytes first.
  if (text.length > maxContentBytes) {
    const size = Math.ceil(text.length / 1e6)
    return refuse([
      finding('too-big', { size, max: maxMegabytes }, { offset: 0, length: 0 }),
    ])
  }
  const json = parseJson(text)
  if (!json.ok) return refuse([findSyntax(text)])
  const { value } = json
  const parsed = isContent(value) ? parseFile(text, value) : undefined
  if (!parsed) return refuse([finding('not-content', {}, { offset: 0, length: 1 })])
  const valid = validate(value)
  const errors = valid ? [] : (validate.errors ?? [])
  const findings = findInFile(parsed, errors, options)
  const hasReason = findings.some(({ severity }) => severity === 'error')
  if (valid && !hasReason)
    return { ok: true, content: value, problems: toProblems(text, findings, parsed) }
  // Where the schema refuses the content and no finding says why, there is a general problem.
  return refuse(hasReason ? findings : [refused(parsed, errors)], parsed)
}

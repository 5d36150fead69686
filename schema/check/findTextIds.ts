import { asBilingual } from '../bilingual.ts'
import type { Language } from '../languages.ts'
import { excerpt } from '../messages/describe.ts'
import { patterns } from '../model/patterns.ts'
import { defaultLanguageOf, languagesOf } from '../read/contentLanguages.ts'
import { codeTextNode, usesByText, usesOfText } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { requiredTextIds } from '../read/sectionNeeds.ts'
import { finding, maxProblems, stringEdit, type Finding } from './finding.ts'
import { nearestSpelling } from './nearestSpelling.ts'
import { exampleAt } from './wrongType.ts'

/**
 * The maximum number of unknown ids to compare with all others. More unknown ids probably come from another file, and
 * comparing them would take long.
 */
const maxUnknownIds = 200

type Catalog = Record<string, unknown>

export const parsedCatalog = (parsed: ParsedFile, language: Language): Catalog =>
  Object(parsed.valueAt(['catalogs', language]))

const isUsedByCode = (id: string) => codeTextNode(id) !== undefined

const textIdRegExp = new RegExp(patterns.textId)
/** Whether a string matches the pattern of text ids. */
export const isTextId = (id: string) => textIdRegExp.test(id)

/** Reports ids that one catalog has and another lacks: a typing mistake or a missing translation. */
export function findMissingTranslations(parsed: ParsedFile): Finding[] {
  const languages = languagesOf(parsed.value)
  if (languages.length < 2) return []
  const defaultLanguage = defaultLanguageOf(parsed.value)
  return languages
    .filter((language) => language !== defaultLanguage)
    .flatMap((other) => compareCatalogs(parsed, defaultLanguage, other))
}

const idsMissingIn = (incomplete: Catalog, catalog: Catalog) =>
  new Set(Object.keys(catalog).filter((id) => !Object.hasOwn(incomplete, id)))

/** Reports misspelled ids and missing translations between the catalog of the default language and another one. */
function compareCatalogs(
  parsed: ParsedFile,
  defaultLanguage: Language,
  other: Language,
): Finding[] {
  const isUsed = (id: string) =>
    isUsedByCode(id) || usesOfText(parsed.value, id).length > 0
  const defaultCatalog = parsedCatalog(parsed, defaultLanguage)
  const otherCatalog = parsedCatalog(parsed, other)
  const onlyInDefault = idsMissingIn(otherCatalog, defaultCatalog)
  const onlyInOther = idsMissingIn(defaultCatalog, otherCatalog)
  const findings: Finding[] = []
  const canCompareAll =
    onlyInDefault.size <= maxUnknownIds && onlyInOther.size <= maxUnknownIds
  for (const id of canCompareAll ? [...onlyInOther] : []) {
    const similarId = nearestSpelling(id, onlyInDefault)
    if (similarId === undefined || (isUsed(id) && isUsed(similarId))) continue
    const [language, mistypedId, correction] = isUsed(id)
      ? [defaultLanguage, similarId, id]
      : [other, id, similarId]
    const span = parsed.nameSpan(['catalogs', language, mistypedId])
    const edit = stringEdit(correction, span)
    const data = { id: mistypedId, language, correction }
    findings.push(finding('mistyped-text', data, span, { edit }))
    onlyInDefault.delete(similarId)
    onlyInOther.delete(id)
  }
  return findings.concat(
    missingTranslations(parsed, { from: defaultLanguage, to: other, ids: onlyInDefault }),
    missingTranslations(parsed, { from: other, to: defaultLanguage, ids: onlyInOther }),
  )
}

function missingTranslations(
  parsed: ParsedFile,
  { from, to, ids }: { from: Language; to: Language; ids: ReadonlySet<string> },
): Finding[] {
  const catalog = parsedCatalog(parsed, from)
  return (
    [...ids]
      // findTexts.ts reports invalid ids, and findSchemaErrors.ts reports invalid values.
      .filter((id) => isTextId(id) && typeof catalog[id] === 'string')
      .slice(0, maxProblems)
      .map((id) => {
        const otherText = excerpt(catalog[id])
        // The message contains the language's name (`language`) and its key in the file (`key`).
        const data = { id, language: to, key: to, otherLanguage: from, otherText }
        const span = parsed.nameSpan(['catalogs', from, id])
        const path = ['catalogs', to, id]
        return finding('translation-missing', data, span, { path })
      })
  )
}

/** Reports ids of texts that no catalog has. */
export function findUnknownTexts(parsed: ParsedFile): Finding[] {
  const languages = languagesOf(parsed.value)
  if (languages.length === 0) return []
  const findings: Finding[] = []
  const referencesByText = usesByText(Object(parsed.value))
  const existingIds = new Set(
    languages.flatMap((language) => Object.keys(parsedCatalog(parsed, language))),
  )
  for (const id of requiredTextIds(parsed.value)) {
    if (existingIds.has(id)) continue
    const data = { id, title: codeTextNode(id)?.title ?? asBilingual(id) }
    const path = ['catalogs', defaultLanguageOf(parsed.value)]
    const span = parsed.openingSpan(path)
    findings.push(finding('text-missing', data, span, { path: [...path, id] }))
  }
  const unusedIds = new Set(
    [...existingIds].filter((id) => !referencesByText.has(id) && !isUsedByCode(id)),
  )
  for (const [id, references] of referencesByText) {
    if (existingIds.has(id)) continue
    if (findings.length >= maxProblems) break
    const suggestion =
      findings.length < maxUnknownIds ? nearestSpelling(id, unusedIds, 1) : undefined
    // findTexts.ts reports the similar id as invalid. Correcting that also fixes this reference.
    if (suggestion !== undefined && !isTextId(suggestion)) continue
    for (const { path } of references) {
      const span = parsed.valueSpan(path)
      const data = { path }
      const example = exampleAt(parsed.value, path)
      const edit = stringEdit(suggestion, span)
      findings.push(
        suggestion === undefined && !isTextId(id)
          ? finding('text-as-name', { ...data, text: excerpt(id), example }, span)
          : finding('unknown-text', { ...data, id, suggestion }, span, { edit }),
      )
    }
  }
  return findings
}

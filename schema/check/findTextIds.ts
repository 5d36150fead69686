import { inBoth } from '../bilingual.ts'
import type { Language } from '../languages.ts'
import { excerpt } from '../messages/describe.ts'
import { patterns } from '../model/patterns.ts'
import { defaultLanguageOf, languagesOf } from '../read/contentLanguages.ts'
import { codeTextNode, usesByText, usesOfText } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { requiredTextIds } from '../read/requiredParts.ts'
import { finding, maxProblems, replacedBy, type Finding } from './finding.ts'
import { nearest } from './nearest.ts'
import { exampleAt } from './wrongType.ts'

/**
 * The maximum number of unknown ids that are compared with all others. More than that probably come from another file
 * and would take long.
 */
const maxUnknownIds = 200

type Catalog = Record<string, unknown>

export const catalogIn = (parsed: ParsedFile, language: Language): Catalog =>
  Object(parsed.valueAt(['catalogs', language]))

/** Whether the page's code can use the text. */
const isUsedByCode = (id: string) => codeTextNode(id) !== undefined

const textIdRegExp = new RegExp(patterns.textId)
/** Whether it can be the id of a text. */
export const isTextId = (id: string) => textIdRegExp.test(id)

/** Reports ids that one catalog has and another lacks: a typing mistake or a missing translation. */
export function findMissingTranslations(parsed: ParsedFile): Finding[] {
  const languages = languagesOf(parsed.value)
  if (languages.length < 2) return []
  const main = defaultLanguageOf(parsed.value)
  return languages
    .filter((language) => language !== main)
    .flatMap((other) => compareCatalogs(parsed, main, other))
}

const idsLackedBy = (lacking: Catalog, catalog: Catalog) =>
  new Set(Object.keys(catalog).filter((id) => !Object.hasOwn(lacking, id)))

/** Compares the ids of the main catalog with those of another one. */
function compareCatalogs(parsed: ParsedFile, main: Language, other: Language): Finding[] {
  const isUsed = (id: string) =>
    isUsedByCode(id) || usesOfText(parsed.value, id).length > 0
  const inMain = catalogIn(parsed, main)
  const inOther = catalogIn(parsed, other)
  const onlyMain = idsLackedBy(inOther, inMain)
  const onlyOther = idsLackedBy(inMain, inOther)
  const findings: Finding[] = []
  const canCompareAll = onlyMain.size <= maxUnknownIds && onlyOther.size <= maxUnknownIds
  for (const id of canCompareAll ? [...onlyOther] : []) {
    const twin = nearest(id, onlyMain)
    if (twin === undefined || (isUsed(id) && isUsed(twin))) continue
    const [language, wrong, right] = isUsed(id) ? [main, twin, id] : [other, id, twin]
    const span = parsed.keySpan(['catalogs', language, wrong])
    const edit = replacedBy(right, span)
    const data = { id: wrong, language, right }
    findings.push(finding('mistyped-text', data, span, { edit }))
    onlyMain.delete(twin)
    onlyOther.delete(id)
  }
  return findings.concat(
    missingTranslations(parsed, { from: main, to: other, ids: onlyMain }),
    missingTranslations(parsed, { from: other, to: main, ids: onlyOther }),
  )
}

function missingTranslations(
  parsed: ParsedFile,
  { from, to, ids }: { from: Language; to: Language; ids: ReadonlySet<string> },
): Finding[] {
  const catalog = catalogIn(parsed, from)
  return (
    [...ids]
      // Other checks report invalid names and values.
      .filter((id) => isTextId(id) && typeof catalog[id] === 'string')
      .slice(0, maxProblems)
      .map((id) => {
        const otherText = excerpt(catalog[id])
        // The sentence names the language and, as it is written in the file, its key.
        const data = { id, language: to, key: to, otherLanguage: from, otherText }
        const span = parsed.keySpan(['catalogs', from, id])
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
  const uses = usesByText(Object(parsed.value))
  const known = new Set(
    languages.flatMap((language) => Object.keys(catalogIn(parsed, language))),
  )
  for (const id of requiredTextIds(parsed.value)) {
    if (known.has(id)) continue
    const data = { id, title: codeTextNode(id)?.title ?? inBoth(id) }
    const path = ['catalogs', defaultLanguageOf(parsed.value)]
    const span = parsed.openingSpan(path)
    findings.push(finding('text-missing', data, span, { path: [...path, id] }))
  }
  const free = new Set([...known].filter((id) => !uses.has(id) && !isUsedByCode(id)))
  for (const [id, references] of uses) {
    if (known.has(id)) continue
    if (findings.length >= maxProblems) break
    const near = findings.length < maxUnknownIds ? nearest(id, free, 1) : undefined
    // The similar name is invalid and already reported: this is only its effect.
    if (near !== undefined && !isTextId(near)) continue
    for (const { path } of references) {
      const span = parsed.valueSpan(path)
      const data = { path }
      const example = exampleAt(parsed.value, path)
      const edit = replacedBy(near, span)
      findings.push(
        near === undefined && !isTextId(id)
          ? finding('text-as-name', { ...data, text: excerpt(id), example }, span)
          : finding('unknown-text', { ...data, id, near }, span, { edit }),
      )
    }
  }
  return findings
}

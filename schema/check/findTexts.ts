import type { CatalogLanguage } from '../messages/catalogLanguage.ts'
import { excerpt, describeValue } from '../messages/describeValue.ts'
import { codeTexts, type Reference } from '../read/schemaTree.ts'
import { isBlank } from '../read/words.ts'
import { findBraces } from './findBraces.ts'
import { finding, maxProblems, type Finding } from './finding.ts'
import { oddIn } from './oddWords.ts'
import { nameForm, type Catalogs } from './textNames.ts'

/** No text of a page is longer, whatever its place. */
const maxLength = 5000

function limitOf(
  catalogs: Catalogs,
  id: string,
): { max: number; use: Reference | undefined } {
  const own = Object.hasOwn(codeTexts.properties, id)
    ? codeTexts.properties[id]?.maxTextLength
    : undefined
  let limit: { max: number; use: Reference | undefined } = {
    max: own ?? maxLength,
    use: undefined,
  }
  for (const use of catalogs.uses.get(id) ?? []) {
    if ((use.maxTextLength ?? maxLength) < limit.max)
      limit = { max: use.maxTextLength ?? 0, use }
  }
  return limit
}

/** What is wrong with one text in one language. */
function findInText(
  catalogs: Catalogs,
  language: CatalogLanguage,
  id: string,
  text: string,
): Finding[] {
  const { document } = catalogs
  const path = ['catalogs', language, id]
  const other = catalogs[language === 'en' ? 'br' : 'en'][id]
  if (isBlank(text)) {
    return [
      finding(
        'empty-text',
        { id, language, model: excerpt(other) },
        document.valueSpan(path),
      ),
    ]
  }
  const fixed = Object.hasOwn(codeTexts.properties, id)
    ? codeTexts.properties[id]?.fixedText
    : undefined
  if (fixed !== undefined && text !== fixed) {
    const span = document.valueSpan(path)
    const edit = { ...span, text: JSON.stringify(fixed) }
    return [finding('fixed-text', { id, right: fixed }, span, edit)]
  }
  const model = typeof other === 'string' && other.length <= maxLength ? other : undefined
  const findings =
    text.length <= maxLength ? findBraces({ document, id, language, text }, model) : []
  const odd = oddIn(text.slice(0, maxLength))
  if (odd) {
    const thing = describeValue(document.value, path)
    findings.push(
      finding(
        'odd-words',
        { thing, ...odd, found: excerpt(odd.found) },
        document.valueSpan(path),
      ),
    )
  }
  const { max, use } = limitOf(catalogs, id)
  if (text.length > max) {
    const place = use ? describeValue(document.value, use.path) : undefined
    findings.push(
      finding(
        'text-too-long',
        { id, language, length: text.length, max, place },
        document.valueSpan(path),
      ),
    )
  }
  return findings
}

/** What is wrong with the texts themselves. `mistyped` are the offsets of names told already: what they hold is looked at once the name is right. */
export function findTexts(catalogs: Catalogs, mistyped: Set<number>): Finding[] {
  const { document, en } = catalogs
  const findings: Finding[] = []
  for (const language of ['en', 'br'] as const) {
    for (const id of Object.keys(catalogs[language])) {
      const text = catalogs[language][id]
      if (findings.length >= maxProblems) return findings
      const key =
        mistyped.size === 0 ? undefined : document.keySpan(['catalogs', language, id])
      if (key && mistyped.has(key.offset)) continue
      if (!nameForm.test(id) && !(language === 'br' && Object.hasOwn(en, id))) {
        findings.push(
          finding('bad-text-name', { id }, document.keySpan(['catalogs', language, id])),
        )
      }
      if (typeof text !== 'string') continue
      findings.push(...findInText(catalogs, language, id, text))
    }
  }
  return findings
}

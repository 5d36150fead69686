import type { Language } from '../languages.ts'
import { excerpt } from '../messages/describe.ts'
import { isBlank } from '../plainWords.ts'
import { codeTextNode } from '../read/modelTree.ts'
import { findBraces } from './findBraces.ts'
import { finding, maxProblems, replacedBy, type Finding } from './finding.ts'
import { isTextId, type Catalogs } from './findTextIds.ts'
import { withoutInvisible } from './invisibleCharacters.ts'
import { noSuchChoice } from './wrongChoice.ts'

/** The longest text at any place, in characters. */
const maxLength = 5000

/** The most characters of a text: the smallest limit of all places that show it. */
function limitOf({ uses }: Catalogs, id: string): number {
  const nodes = [codeTextNode(id), ...(uses.get(id) ?? []).map(({ node }) => node)]
  return Math.min(maxLength, ...nodes.map((node) => node?.maxTextLength ?? maxLength))
}

/** Does a place show the lines of a text as one? */
function isFlattened({ uses }: Catalogs, id: string): boolean {
  const isKept = uses.get(id)?.every(({ node }) => node.keepsLines) ?? true
  return codeTextNode(id) !== undefined || !isKept
}

/** What is wrong with one text in one language. */
function findInText(
  catalogs: Catalogs,
  language: Language,
  id: string,
  text: string,
): Finding[] {
  const { parsed } = catalogs
  const path = ['catalogs', language, id]
  const span = () => parsed.valueSpan(path)
  if (isBlank(text)) return [finding('empty-value', { path, example: undefined }, span())]
  const fixed = codeTextNode(id)?.fixedText
  if (fixed !== undefined && text !== fixed)
    return [noSuchChoice(parsed, path, [fixed], fixed)]
  const isRead = text.length <= maxLength
  const findings = isRead ? findBraces({ parsed, id, language, text }) : []
  const plain = withoutInvisible(text)
  if (plain !== text) {
    const edit = replacedBy(plain, span())
    const data = { path, right: excerpt(plain) }
    findings.push(finding('hidden-signs', data, span(), edit))
  }
  if (text.trim().includes('\n') && isFlattened(catalogs, id))
    findings.push(finding('lines-lost', { path, language }, span()))
  const max = limitOf(catalogs, id)
  if (text.length > max) {
    const { length } = text
    const data = { path, length, max, over: length - max }
    findings.push(finding('value-too-long', data, span()))
  }
  return findings
}

/** Checks the texts of all catalogs. `mistyped`: offsets of names that are reported already; their texts are left out. */
export function findTexts(catalogs: Catalogs, mistyped: Set<number>): Finding[] {
  const { parsed } = catalogs
  const findings: Finding[] = []
  const named = new Set<string>()
  for (const [language, catalog] of catalogs.texts) {
    for (const [id, text] of Object.entries(catalog)) {
      if (findings.length >= maxProblems) return findings
      const key =
        mistyped.size === 0 ? undefined : parsed.keySpan(['catalogs', language, id])
      if (key && mistyped.has(key.offset)) continue
      // A wrong name in several catalogs is reported once.
      if (!isTextId(id) && !named.has(id)) {
        named.add(id)
        const span = parsed.keySpan(['catalogs', language, id])
        findings.push(finding('bad-text-name', { id }, span))
      }
      if (typeof text !== 'string') continue
      findings.push(...findInText(catalogs, language, id, text))
    }
  }
  return findings
}

import type { Language } from '../languages.ts'
import type { Counterpart } from '../messages/catalogText.ts'
import { excerpt } from '../messages/describeValue.ts'
import { isBlank, ungarbled } from '../read/readableText.ts'
import type { Path } from '../read/readDocument.ts'
import { codeText, type Reference } from '../read/schemaTree.ts'
import { findBraces } from './findBraces.ts'
import { finding, maxProblems, type Finding } from './finding.ts'
import { withoutHidden } from './hiddenSigns.ts'
import { namesOfTexts, printedName } from './printedName.ts'
import { suspicionIn } from './suspiciousWords.ts'
import { nameForm, type Catalogs } from './textNames.ts'

/** The longest text at any place, in characters. */
const maxLength = 5000

function limitOf(
  catalogs: Catalogs,
  id: string,
): { max: number; use: Reference | undefined } {
  const own = codeText(id)?.maxTextLength
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

/** The same text in the main language; for the main language's own, in the first other that has it. */
function counterpartOf(
  { main, others, texts }: Catalogs,
  language: Language,
  id: string,
): Counterpart | undefined {
  for (const other of language === main ? others : [main]) {
    const text = texts.get(other)?.[id]
    if (typeof text === 'string' && !isBlank(text) && text.length <= maxLength)
      return { language: other, text }
  }
  return undefined
}

/** A place that shows the lines of a text as one: its path, or 'code' for a text of the page's code. */
function flattens({ uses }: Catalogs, id: string): Path | 'code' | undefined {
  if (codeText(id)) return 'code'
  return uses.get(id)?.find(({ keepsLines }) => !keepsLines)?.path
}

/** What is wrong with one text in one language. */
function findInText(
  catalogs: Catalogs,
  names: ReadonlySet<string>,
  language: Language,
  id: string,
  text: string,
): Finding[] {
  const { document } = catalogs
  const path = ['catalogs', language, id]
  const counterpart = counterpartOf(catalogs, language, id)
  if (isBlank(text)) {
    const words = counterpart && { ...counterpart, text: excerpt(counterpart.text) }
    return [
      finding(
        'empty-text',
        { id, language, counterpart: words },
        document.valueSpan(path),
      ),
    ]
  }
  const fixed = codeText(id)?.fixedText
  if (fixed !== undefined && text !== fixed) {
    const span = document.valueSpan(path)
    const edit = { ...span, text: JSON.stringify(fixed) }
    return [finding('fixed-text', { id, right: fixed }, span, edit)]
  }
  const suspicion = suspicionIn(text.slice(0, maxLength)) ?? printedName(text, names)
  const findings =
    text.length <= maxLength
      ? findBraces({ document, id, language, text }, counterpart, catalogs.main)
      : []
  // "%s" instead of {year} is reported as a missing {year} only.
  const isLeftOut =
    suspicion?.found.startsWith('%') &&
    findings.some(({ code }) => code === 'placeholder-missing')
  if (suspicion && !isLeftOut) {
    findings.push(
      finding(
        'suspicious-words',
        { thing: path, ...suspicion, found: excerpt(suspicion.found) },
        document.valueSpan(path),
      ),
    )
  }
  // Not in garbled text (mojibake): it can be repaired only with these characters.
  const plain = ungarbled(text) === undefined ? withoutHidden(text) : undefined
  if (plain !== undefined) {
    const span = document.valueSpan(path)
    const edit = { ...span, text: JSON.stringify(plain) }
    findings.push(
      finding('hidden-signs', { thing: path, right: excerpt(plain) }, span, edit),
    )
  }
  // A suspicious notation comes first: without it the lines may be gone too.
  const flat =
    !suspicion && text.trim().includes('\n') ? flattens(catalogs, id) : undefined
  if (flat !== undefined) {
    const place = flat === 'code' ? undefined : flat
    findings.push(
      finding('lines-lost', { id, language, place }, document.valueSpan(path)),
    )
  }
  const { max, use } = limitOf(catalogs, id)
  if (text.length > max) {
    const place = use?.path
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

/** Checks the texts of all catalogs. `mistyped`: offsets of names that are reported already; their texts are left out. */
export function findTexts(catalogs: Catalogs, mistyped: Set<number>): Finding[] {
  const { document } = catalogs
  const findings: Finding[] = []
  const names = namesOfTexts(document.valueAt(['catalogs']))
  const named = new Set<string>()
  for (const [language, catalog] of catalogs.texts) {
    for (const [id, text] of Object.entries(catalog)) {
      if (findings.length >= maxProblems) return findings
      const key =
        mistyped.size === 0 ? undefined : document.keySpan(['catalogs', language, id])
      if (key && mistyped.has(key.offset)) continue
      // A wrong name in several catalogs is reported once.
      if (!nameForm.test(id) && !named.has(id)) {
        named.add(id)
        findings.push(
          finding(
            'bad-text-name',
            { id, right: nameForm.test(id.trim()) ? id.trim() : undefined },
            document.keySpan(['catalogs', language, id]),
          ),
        )
      }
      if (typeof text !== 'string') continue
      findings.push(...findInText(catalogs, names, language, id, text))
    }
  }
  return findings
}

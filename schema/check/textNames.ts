import { excerpt, describeValue } from '../messages/describeValue.ts'
import { inBoth } from '../model/words.ts'
import { isRecord, type Document } from '../read/readDocument.ts'
import { codeTexts, type Reference } from '../read/schemaTree.ts'
import { finding, maxProblems, type Finding } from './finding.ts'
import { isSlipOf } from './isSlipOf.ts'
import { nearest } from './nearest.ts'
import { exampleAt } from './wrongType.ts'

type Catalog = Record<string, unknown>

/** Comparing every name with every other is for a few unknown names, not for two different files. */
const maxUnknownNames = 200

export interface Catalogs {
  document: Document
  en: Catalog
  br: Catalog
  /** Neither of them is missing: only then can they be compared. */
  areBoth: boolean
  /** The places that use a text, by its name. */
  uses: Map<string, Reference[]>
}

export function catalogsOf(
  document: Document,
  references: Reference[],
): Catalogs | undefined {
  const en = document.valueAt(['catalogs', 'en'])
  const br = document.valueAt(['catalogs', 'br'])
  if (!isRecord(en) && !isRecord(br)) return undefined
  const uses = new Map<string, Reference[]>()
  for (const reference of references) {
    if (reference.to !== 'text') continue
    const known = uses.get(reference.id)
    if (known) known.push(reference)
    else uses.set(reference.id, [reference])
  }
  const areBoth = isRecord(en) && isRecord(br)
  return {
    document,
    en: isRecord(en) ? en : {},
    br: isRecord(br) ? br : {},
    areBoth,
    uses,
  }
}

/** Whether the page's code asks for it, or may. */
const isOfCode = (id: string) => Object.hasOwn(codeTexts.properties, id)

export const nameForm = /^[a-z][a-zA-Z0-9]*(\.[a-z][a-zA-Z0-9]*)*$/

/** Names that only one language has: a slip in a name, or a translation that is missing. */
export function findOneSided({ document, en, br, uses }: Catalogs): Finding[] {
  const isUsed = (id: string) => isOfCode(id) || uses.has(id)
  const onlyEn = new Set(Object.keys(en).filter((id) => !Object.hasOwn(br, id)))
  const onlyBr = new Set(Object.keys(br).filter((id) => !Object.hasOwn(en, id)))
  const findings: Finding[] = []
  const few = onlyEn.size <= maxUnknownNames && onlyBr.size <= maxUnknownNames
  const alone = onlyEn.size === 1 && onlyBr.size === 1
  for (const id of few ? [...onlyBr] : []) {
    const near = nearest(id, onlyEn)
    const twin = near ?? (alone ? [...onlyEn][0] : undefined)
    if (twin === undefined || (isUsed(id) && isUsed(twin))) continue
    const language = isUsed(id) ? 'en' : 'br'
    const [wrong, right] = language === 'br' ? [id, twin] : [twin, id]
    const span = document.keySpan(['catalogs', language, wrong])
    const edit = { ...span, text: JSON.stringify(right) }
    findings.push(
      finding(
        'mistyped-text',
        { id: wrong, language, right, near: near !== undefined },
        span,
        edit,
      ),
    )
    onlyEn.delete(twin)
    onlyBr.delete(id)
  }
  for (const [own, other, ids, texts] of [
    ['en', 'br', onlyEn, en],
    ['br', 'en', onlyBr, br],
  ] as const) {
    // What cannot be the name of a text, or is no text, is told as that.
    for (const id of [...ids]
      .filter((each) => nameForm.test(each) && typeof texts[each] === 'string')
      .slice(0, maxProblems)) {
      const data = { id, language: other, text: excerpt(texts[id]) }
      const span = document.keySpan(['catalogs', own, id])
      const place = ['catalogs', other, id]
      findings.push(finding('translation-missing', data, span, undefined, place))
    }
  }
  return findings
}

/** With the way to it in front, as in catalogs.en.hero.title */
function namedIn(id: string, names: Set<string>): string | undefined {
  return [...names].find((name) => id.endsWith(`.${name}`))
}

/** Names that are asked for and exist in neither language. */
export function findUnknown({ document, en, br, uses }: Catalogs): Finding[] {
  const findings: Finding[] = []
  const isKnown = (id: string) => Object.hasOwn(en, id) || Object.hasOwn(br, id)
  for (const id of codeTexts.required) {
    if (isKnown(id)) continue
    const title = inBoth(codeTexts.properties[id]?.title ?? id)
    findings.push(
      finding(
        'text-missing',
        { id, title },
        document.openingSpan(['catalogs', 'en']),
        undefined,
        ['catalogs', 'en', id],
      ),
    )
  }
  const unknown = [...uses].filter(([id]) => !isKnown(id))
  if (unknown.length === 0) return findings
  const all = new Set([...Object.keys(en), ...Object.keys(br)])
  const free = new Set([...all].filter((id) => !uses.has(id) && !isOfCode(id)))
  for (const [id, references] of unknown) {
    if (findings.length >= maxProblems) break
    const near =
      findings.length < maxUnknownNames
        ? (nearest(id, free) ?? nearest(id, all) ?? namedIn(id, all))
        : undefined
    const isMendable =
      near !== undefined &&
      free.has(near) &&
      Object.hasOwn(en, near) &&
      Object.hasOwn(br, near) &&
      isSlipOf(id, near, document.value)
    for (const { path } of references) {
      const span = document.valueSpan(path)
      const thing = describeValue(document.value, path)
      if (path.at(-1) === 'country' && /^(brasil|brazil|br)$/i.test(id.trim())) {
        findings.push(finding('country-brazil', { thing }, span))
        continue
      }
      if (near === undefined && !nameForm.test(id)) {
        const data = {
          text: excerpt(id),
          thing,
          example: exampleAt(document.value, path),
        }
        findings.push(finding('text-as-name', data, span))
        continue
      }
      const edit = isMendable ? { ...span, text: JSON.stringify(near) } : undefined
      findings.push(finding('unknown-text', { id, thing, near }, span, edit))
    }
  }
  return findings
}

/** Every text outside the catalogs: whatever is named anywhere, even in a wrong place, is not called unused. */
function wordsOutside(value: unknown, into: Set<string>): Set<string> {
  if (typeof value === 'string') into.add(value)
  else if (Array.isArray(value)) for (const item of value) wordsOutside(item, into)
  else if (isRecord(value))
    for (const item of Object.values(value)) wordsOutside(item, into)
  return into
}

/** Texts that nothing asks for. While something else is wrong with names, it may be the reason. */
export function findUnused({ document, en, br, uses }: Catalogs): Finding[] {
  const idle = Object.keys(en).filter(
    (id) => Object.hasOwn(br, id) && !isOfCode(id) && !uses.has(id),
  )
  if (idle.length === 0) return []
  const root = isRecord(document.value) ? document.value : {}
  const words = wordsOutside({ ...root, catalogs: undefined }, new Set())
  return idle
    .filter((id) => !words.has(id))
    .slice(0, maxProblems)
    .map((id) => finding('unused-text', { id }, document.keySpan(['catalogs', 'en', id])))
}

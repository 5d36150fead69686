import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Bilingual, ReportLanguage } from '../../../schema/problem.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { isRecord, lookUp, type Path } from '../../../schema/read/readDocument.ts'

/** Where the words come from by which an entry is called: the texts of these names, the first that has any, else a title. */
interface LabelSource {
  texts: string[]
  title: Bilingual | undefined
}

/** Entries never change, so each is looked through once: labels are asked for with every key. */
const known = new WeakMap<object, LabelSource>()

/** How an entry is called in the editor: by the first of its own words, else by what it is. */
export function entryLabel(
  content: SiteContent,
  path: Path,
  language: ReportLanguage,
): string {
  const entry = lookUp(content, path)
  if (!isRecord(entry)) return typeof entry === 'string' ? entry : ''
  let source = known.get(entry)
  if (!source) {
    source = sourceOf(content, path)
    known.set(entry, source)
  }
  for (const id of source.texts)
    for (const each of [language, ...languagesOf(content)]) {
      const text = lookUp(content, ['catalogs', each, id])
      if (typeof text === 'string' && text !== '') return text
    }
  return source.title?.[language] ?? ''
}

function sourceOf(content: SiteContent, path: Path): LabelSource {
  const field = fieldAt(content, path)
  const texts: string[] = []
  for (const { key } of field?.children ?? []) {
    const value = lookUp(content, [...path, key])
    const part = typeof value === 'string' ? fieldAt(content, [...path, key]) : undefined
    if (part?.pointsTo === 'texts') texts.push(String(value))
    // Words of its own are never empty for long.
    else if (part?.kind === 'string' && value !== '')
      return { texts, title: { en: String(value), br: String(value) } }
  }
  return { texts, title: field?.title }
}

/** The entries of a list that can be named by their ids. */
export function entriesOf(
  content: SiteContent,
  list: string,
  language: ReportLanguage,
): { id: string; label: string }[] {
  const entries = lookUp(content, [list])
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry: unknown, index) => {
    const id = lookUp(entry, ['id'])
    if (typeof id !== 'string') return []
    return [{ id, label: entryLabel(content, [list, index], language) }]
  })
}

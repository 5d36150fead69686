import { fieldAt, type Field } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { lookUp, type Path } from '../../../schema/read/readDocument.ts'
import type { Language } from '../../i18n/languages.ts'

/** How an entry is called in the editor: by the first of its own words, else by what it is. */
export function entryLabel(content: SiteContent, path: Path, language: Language): string {
  const field = fieldAt(content, path)
  const words = firstOf(content, path, field, language)
  return words ?? field?.title?.[language] ?? String(path.at(-1))
}

function firstOf(
  content: SiteContent,
  path: Path,
  field: Field | undefined,
  language: Language,
): string | undefined {
  if (field?.kind !== 'group') return wordsAt(content, path, language)
  for (const { key } of field.children) {
    const words = wordsAt(content, [...path, key], language)
    if (words) return words
  }
  return undefined
}

function wordsAt(
  content: SiteContent,
  path: Path,
  language: Language,
): string | undefined {
  const value = lookUp(content, path)
  if (typeof value !== 'string') return undefined
  const field = fieldAt(content, path)
  if (field?.kind === 'string') return value
  if (field?.kind === 'choice' && !field.isFixed)
    return field.choices.find((choice) => choice.value === value)?.label[language]
  if (field?.pointsTo !== 'texts') return undefined
  const texts =
    lookUp(content, ['catalogs', language]) ?? lookUp(content, ['catalogs', 'en'])
  const text = lookUp(texts, [value])
  return typeof text === 'string' ? text : undefined
}

/** The entries of a list that can be named by their ids. */
export function entriesOf(
  content: SiteContent,
  list: string,
  language: Language,
): { id: string; label: string }[] {
  const entries = lookUp(content, [list])
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry: unknown, index) => {
    const id = lookUp(entry, ['id'])
    if (typeof id !== 'string') return []
    return [{ id, label: entryLabel(content, [list, index], language) }]
  })
}

import type { Bilingual, MessageLanguage } from '../../../schema/bilingual.ts'
import { fieldAt, type Field } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { textIn } from '../../../schema/messages/describe.ts'
import { isRecord, lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { nodeAt } from '../../../schema/read/modelTree.ts'
import { kinds } from '../fields/kinds.ts'

/** What a label is made of, in both languages. */
interface LabelSource {
  name: string
  texts: string[]
  fallback: Bilingual | undefined
}

/** Cached by entry: entries are immutable, and every keystroke needs all labels. */
const sourceCache = new WeakMap<object, LabelSource>()

/** The label of an entry: its name, otherwise its first text that is not empty, otherwise its values, otherwise its type. */
export function entryLabel(
  content: SiteContent,
  path: Path,
  language: MessageLanguage,
): string {
  const entry = lookUp(content, path)
  if (!isRecord(entry)) return typeof entry === 'string' ? entry : ''
  let source = sourceCache.get(entry)
  if (!source) {
    source = sourceOf(content, path)
    sourceCache.set(entry, source)
  }
  if (source.name !== '') return source.name
  for (const id of source.texts) {
    const text = textIn(content, id, language)
    if (text !== undefined) return text
  }
  return source.fallback?.[language] ?? ''
}

interface Part {
  field: Field
  key: string | number
  value: string
}

function sourceOf(content: SiteContent, path: Path): LabelSource {
  const entry = fieldAt(content, path)
  const parts = (entry?.children ?? []).flatMap(({ key }): Part[] => {
    const value = lookUp(content, [...path, key])
    const field = typeof value === 'string' ? fieldAt(content, [...path, key]) : undefined
    return field && value !== '' ? [{ field, key, value: String(value) }] : []
  })
  const { namedBy = [], distinguishedBy = [] } = nodeAt(content, path) ?? {}
  const partsWith = (keys: readonly string[]) =>
    keys.flatMap((key) => parts.filter((part) => part.key === key))
  const [first] = partsWith(namedBy)
  const name = first?.field.kind === 'string' ? first : undefined
  const texts = parts.filter(({ field }) => field.refersTo === 'texts')
  const labelParts = parts.filter(
    ({ field }) => !field.isFixed && kinds[field.kind].isLabel,
  )
  return {
    name: name
      ? [name, ...partsWith(distinguishedBy)].map(({ value }) => value).join(', ')
      : '',
    texts: texts.map(({ value }) => value),
    // The label of a section without a title is its type.
    fallback:
      texts.length > 0 || labelParts.length === 0
        ? entry?.title
        : { en: valuesText(labelParts, 'en'), br: valuesText(labelParts, 'br') },
  }
}

/** The label of an entry without texts: "Monday–Friday, 08:00–18:00". Two values of one kind are a range. */
function valuesText(parts: readonly Part[], language: MessageLanguage): string {
  const labelOf = ({ field, value }: Part) =>
    field.choices.find((choice) => choice.value === value)?.label[language] ?? value
  return parts
    .map((part, index) => {
      const previous = parts[index - 1]
      if (!previous) return labelOf(part)
      const isRange = previous.field.kind === part.field.kind
      return (isRange ? '–' : ', ') + labelOf(part)
    })
    .join('')
}

/** The entries of a list that have an id, with their labels. */
export function entriesOf(
  content: SiteContent,
  listName: string,
  language: MessageLanguage,
): { id: string; label: string }[] {
  const entries = lookUp(content, [listName])
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry: unknown, index) => {
    const id = lookUp(entry, ['id'])
    if (typeof id !== 'string') return []
    return [{ id, label: entryLabel(content, [listName, index], language) }]
  })
}

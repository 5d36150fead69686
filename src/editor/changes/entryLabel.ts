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
  textIds: string[]
  fallback: Bilingual | undefined
}

/** Cached by entry: entries are immutable, and every keystroke needs all labels. */
const sourceCache = new WeakMap<object, LabelSource>()

/** The label of an entry: its name, or else its first text that is not empty, or else its values, or else its type. */
export function entryLabel(
  content: SiteContent,
  path: Path,
  language: MessageLanguage,
): string {
  const entry = lookUp(content, path)
  if (!isRecord(entry)) return typeof entry === 'string' ? entry : ''
  let source = sourceCache.get(entry)
  if (!source) {
    source = labelSourceOf(content, path)
    sourceCache.set(entry, source)
  }
  if (source.name !== '') return source.name
  for (const id of source.textIds) {
    const text = textIn(content, id, language)
    if (text !== undefined) return text
  }
  return source.fallback?.[language] ?? ''
}

interface StringValue {
  field: Field
  key: string | number
  value: string
}

function labelSourceOf(content: SiteContent, path: Path): LabelSource {
  const entry = fieldAt(content, path)
  const values = (entry?.children ?? []).flatMap(({ key }): StringValue[] => {
    const value = lookUp(content, [...path, key])
    const field = typeof value === 'string' ? fieldAt(content, [...path, key]) : undefined
    return field && value !== '' ? [{ field, key, value: String(value) }] : []
  })
  const { namedBy = [], distinguishedBy = [] } = nodeAt(content, path) ?? {}
  const valuesNamed = (keys: readonly string[]) =>
    keys.flatMap((key) => values.filter((value) => value.key === key))
  const [firstName] = valuesNamed(namedBy)
  const name = firstName?.field.kind === 'string' ? firstName : undefined
  const texts = values.filter(({ field }) => field.refersTo === 'texts')
  const labelValues = values.filter(
    ({ field }) => !field.isFixed && kinds[field.kind].isInLabel,
  )
  return {
    name: name
      ? [name, ...valuesNamed(distinguishedBy)].map(({ value }) => value).join(', ')
      : '',
    textIds: texts.map(({ value }) => value),
    // The label of a section without a title is its type.
    fallback:
      texts.length > 0 || labelValues.length === 0
        ? entry?.title
        : { en: valuesLabel(labelValues, 'en'), br: valuesLabel(labelValues, 'br') },
  }
}

/** The label of an entry without texts: "Monday–Friday, 08:00–18:00". Two values of one kind are a range. */
function valuesLabel(values: readonly StringValue[], language: MessageLanguage): string {
  const labelOf = ({ field, value }: StringValue) =>
    field.choices.find((choice) => choice.value === value)?.label[language] ?? value
  return values
    .map((labelValue, index) => {
      const previous = values[index - 1]
      if (!previous) return labelOf(labelValue)
      const isRange = previous.field.kind === labelValue.field.kind
      return (isRange ? '–' : ', ') + labelOf(labelValue)
    })
    .join('')
}

/** The entries of a list that have an id, with their labels. */
export function labeledEntriesOf(
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

import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languages } from '../../../schema/languages.ts'
import type { ReportLanguage } from '../../../schema/problem.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import { entriesOf } from '../fields/entryLabel.ts'
import { words } from '../words.ts'

/** A value as a person calls it; "" where it has no words of its own. */
export function valueWords(
  content: SiteContent,
  path: Path,
  value: unknown,
  language: ReportLanguage,
): string {
  if (typeof value === 'boolean') return (value ? words.yes : words.no)[language]
  if (typeof value === 'number') return value.toLocaleString(languages[language].lang)
  if (typeof value !== 'string') return ''
  const field = fieldAt(content, path)
  if (field?.format === 'day') return dayIn(value, language)
  if (field?.kind === 'choice')
    return (
      field.choices.find((choice) => choice.value === value)?.label[language] ?? value
    )
  if (field?.kind !== 'reference' || field.pointsTo === 'texts') return value
  const entries = entriesOf(content, String(field.pointsTo), language)
  return entries.find(({ id }) => id === value)?.label ?? value
}

/** "2026-12-24" as people write it. */
export function dayIn(day: string, language: ReportLanguage): string {
  const date = new Date(day)
  const { lang } = languages[language]
  if (Number.isNaN(date.valueOf())) return day
  return date.toLocaleDateString(lang, { dateStyle: 'medium', timeZone: 'UTC' })
}

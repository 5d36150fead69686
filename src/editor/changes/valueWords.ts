import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languages } from '../../../schema/languages.ts'
import type { ReportLanguage } from '../../../schema/problem.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp, type Path } from '../../../schema/read/readDocument.ts'
import { entriesOf } from '../fields/entryLabel.ts'
import { words } from '../interfaceText.ts'

/** A value in words; "" where it has none. Entries and texts that it names are looked up in `named`. */
export function valueWords(
  content: SiteContent,
  path: Path,
  value: unknown,
  language: ReportLanguage,
  named = content,
): string {
  if (typeof value === 'boolean') return (value ? words.yes : words.no)[language]
  if (typeof value === 'number') {
    const { unit = 1 } = fieldAt(content, path) ?? {}
    return (value / unit).toLocaleString(languages[language].lang)
  }
  if (typeof value !== 'string') return ''
  const field = fieldAt(content, path)
  if (field?.input === 'date') return dayIn(value, language)
  // Its name in the file says nothing.
  if (field?.kind === 'icon') return ''
  if (field?.kind === 'choice')
    return (
      field.choices.find((choice) => choice.value === value)?.label[language] ?? value
    )
  if (field?.kind !== 'reference') return value
  if (field.pointsTo === 'texts') return textWords(named, value, language)
  const entries = entriesOf(named, String(field.pointsTo), language)
  return entries.find(({ id }) => id === value)?.label ?? value
}

/** A text by its name; "" where it is empty or missing. */
export function textWords(
  content: SiteContent,
  id: string,
  language: ReportLanguage,
): string {
  const texts = [language, ...languagesOf(content)].map((each) =>
    lookUp(content, ['catalogs', each, id]),
  )
  return String(texts.find((text) => typeof text === 'string') ?? '')
}

/** "2026-12-24" as people write it. */
export function dayIn(day: string, language: ReportLanguage): string {
  const date = new Date(day)
  const { lang } = languages[language]
  if (Number.isNaN(date.valueOf())) return day
  return date.toLocaleDateString(lang, { dateStyle: 'medium', timeZone: 'UTC' })
}

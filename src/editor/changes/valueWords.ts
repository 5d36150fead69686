import type { ReportLanguage } from '../../../schema/bilingual.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languagesOf } from '../../../schema/read/contentLanguages.ts'
import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import { asWritten } from '../fields/fieldKind.ts'
import { kinds } from '../fields/kinds.ts'
import { entriesOf } from './entryLabel.ts'

/** A value in words; "" where it has none. Entries and texts that it names are looked up in `named`. */
export function valueWords(
  content: SiteContent,
  path: Path,
  value: unknown,
  language: ReportLanguage,
  named = content,
): string {
  const field = fieldAt(content, path)
  if (!field || value === undefined) return asWritten(value)
  return kinds[field.kind].inWords(
    value,
    { path, field },
    {
      language,
      textOf: (id) => textWords(named, id, language),
      labelOf: (list, id) =>
        entriesOf(named, list, language).find((each) => each.id === id)?.label ?? id,
    },
  )
}

/** A text by its name; "" where it is empty or missing. */
function textWords(content: SiteContent, id: string, language: ReportLanguage): string {
  const texts = [language, ...languagesOf(content)].map((each) =>
    lookUp(content, ['catalogs', each, id]),
  )
  return String(texts.find((text) => typeof text === 'string') ?? '')
}

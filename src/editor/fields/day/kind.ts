import type { ReportLanguage } from '../../../../schema/bilingual.ts'
import { languages } from '../../../../schema/languages.ts'
import type { FieldKind } from '../fieldKind.ts'

export const day: FieldKind = {
  initial: () => '',
  inWords: (value, _, { language }) => dayIn(String(value), language),
  isInvented: true,
  isLabel: true,
  onPage: 'words',
}

/** "2026-12-24" as people write it. */
function dayIn(written: string, language: ReportLanguage): string {
  const date = new Date(written)
  const { lang } = languages[language]
  if (Number.isNaN(date.valueOf())) return written
  return date.toLocaleDateString(lang, { dateStyle: 'medium', timeZone: 'UTC' })
}

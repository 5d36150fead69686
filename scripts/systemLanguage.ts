import type { ReportLanguage } from '../schema/problem.ts'

/** What may be given after --lang. */
export function languageNamed(name: string): ReportLanguage | undefined {
  const lower = name.toLowerCase().replace('_', '-')
  if (lower === 'en' || lower.startsWith('en-')) return 'en'
  if (lower === 'br' || lower === 'pt' || lower.startsWith('pt-')) return 'br'
  return undefined
}

function computersLocale(): string {
  return Intl.DateTimeFormat().resolvedOptions().locale
}

/** LC_ALL, then LANG, then the computer's own language; English where that is another one. */
export function systemLanguage(
  environment: Record<string, string | undefined> = process.env,
  locale: () => string = computersLocale,
): ReportLanguage {
  const set = environment['LC_ALL'] || environment['LANG'] || locale()
  return languageNamed(set.replace(/[.@].*$/, '')) ?? 'en'
}

import { readFileSync } from 'node:fs'

import type { MessageLanguage } from '../../schema/bilingual.ts'
import { defaultLanguageOf } from '../../schema/read/contentLanguages.ts'
import { defaultContentFile } from '../files/paths.ts'

/** Parses a value of --lang. Returns undefined for an unknown language. */
export function parseLanguage(name: string): MessageLanguage | undefined {
  const tag = name.toLowerCase().replace('_', '-')
  if (tag === 'en' || tag.startsWith('en-')) return 'en'
  if (tag === 'br' || tag === 'pt' || tag.startsWith('pt-')) return 'br'
  return undefined
}

/** The computer's language, from LC_ALL, LANG, or the system. English if it is another language. */
export function systemLanguage(
  environment: Record<string, string | undefined> = process.env,
  locale = () => Intl.DateTimeFormat().resolvedOptions().locale,
): MessageLanguage {
  const localeName = environment['LC_ALL'] || environment['LANG'] || locale()
  // "C" means none, as on servers: the language of the content's owner is used.
  if (/^(C|POSIX)(\.|$)/.test(localeName)) return ownersLanguage()
  return parseLanguage(localeName.replace(/[.@].*$/, '')) ?? 'en'
}

function ownersLanguage(): MessageLanguage {
  try {
    const content: unknown = JSON.parse(readFileSync(defaultContentFile, 'utf8'))
    return parseLanguage(defaultLanguageOf(content)) ?? 'en'
  } catch {
    return 'en'
  }
}

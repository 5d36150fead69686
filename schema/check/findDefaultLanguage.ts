import { isLanguage } from '../languages.ts'
import { languagesOf } from '../read/contentLanguages.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import type { Finding } from './finding.ts'
import { noSuchChoice } from './wrongChoice.ts'

/** Reports a default language without a catalog. */
export function findDefaultLanguage(parsed: ParsedFile): Finding[] {
  const path = ['site', 'defaultLanguage']
  const language = parsed.valueAt(path)
  const catalogs = Object.keys(Object(parsed.valueAt(['catalogs'])))
  // Catalogs with unknown names are reported as that.
  if (!isLanguage(language) || !catalogs.every(isLanguage)) return []
  if (catalogs.length === 0 || catalogs.includes(language)) return []
  return [noSuchChoice(parsed, path, languagesOf(parsed.value), undefined)]
}

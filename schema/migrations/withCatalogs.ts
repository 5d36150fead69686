import { languagesOf } from '../read/contentLanguages.ts'
import { isRecord } from '../read/lookUp.ts'
import type { ContentObject } from './migration.ts'

type Texts = Record<string, unknown>

/** A content with each of its catalogs changed. */
export function withCatalogs(
  content: ContentObject,
  change: (texts: Texts, language: ReturnType<typeof languagesOf>[number]) => Texts,
): ContentObject {
  const { catalogs } = content
  if (!isRecord(catalogs)) return content
  const changed = languagesOf(content).map((language) => {
    const texts = catalogs[language]
    return [language, isRecord(texts) ? change(texts, language) : texts]
  })
  return { ...content, catalogs: { ...catalogs, ...Object.fromEntries(changed) } }
}

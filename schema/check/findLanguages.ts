import { languageList } from '../languages.ts'
import { excerpt } from '../messages/describe.ts'
import { codeTextNode } from '../read/modelTree.ts'
import { finding, type Finding } from './finding.ts'
import type { Catalogs } from './findTextIds.ts'
import { guessLanguage } from './guessLanguage.ts'

/** Reports texts that are certainly in another language than their catalog. */
export function findLanguages({ parsed, texts }: Catalogs): Finding[] {
  const own = [...texts.keys()]
  // With a single catalog, texts are compared with all languages.
  const among = own.length > 1 ? own : languageList
  return [...texts].flatMap(([language, catalog]) =>
    Object.entries(catalog).flatMap(([id, text]) => {
      // A flag is named in its own language.
      if (typeof text !== 'string' || codeTextNode(id)?.fixedText !== undefined) return []
      const found = guessLanguage(text, among)
      if (found === undefined || found === language) return []
      const path = ['catalogs', language, id]
      const words = excerpt(text)
      const span = parsed.valueSpan(path)
      return texts.get(found)?.[id] === text
        ? finding(
            'untranslated',
            { path, language, otherLanguage: found, otherText: words },
            span,
          )
        : finding(
            'text-foreign',
            { path, language, foundLanguage: found, text: words },
            span,
          )
    }),
  )
}

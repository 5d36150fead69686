import { languageList, type Language } from '../languages.ts'
import { excerpt } from '../messages/describeValue.ts'
import type { ContentString } from '../read/modelTree.ts'
import { finding, type Finding } from './finding.ts'
import type { Catalogs } from './findTextIds.ts'
import { guessLanguage } from './guessLanguage.ts'
import { isSameInAllLanguages, sameTextRule } from './sameWords.ts'

/** The language of each text of a catalog, where it is certain. */
type Guesses = Map<string, Language>

function guessesOf(
  catalog: Record<string, unknown>,
  among: readonly Language[],
): Guesses {
  const guesses: Guesses = new Map()
  for (const [id, text] of Object.entries(catalog)) {
    const guess =
      typeof text === 'string' && !isSameInAllLanguages(id)
        ? guessLanguage(text, among)
        : undefined
    if (guess) guesses.set(id, guess)
  }
  return guesses
}

/** Reports texts that are the same in two languages. */
function findUntranslated(
  { parsed, main, others, texts }: Catalogs,
  strings: readonly ContentString[],
  guesses: Map<Language, Guesses>,
): Finding[] {
  const maySame = sameTextRule(strings)
  return others.flatMap((other) => {
    const counterparts = texts.get(other) ?? {}
    return Object.entries(texts.get(main) ?? {}).flatMap(([id, text]) => {
      if (counterparts[id] !== text || typeof text !== 'string') return []
      if (text.trim() === '' || maySame(id, text)) return []
      const isOther = guesses.get(main)?.get(id) === other
      const [language, right] = isOther ? [main, other] : [other, main]
      const data = {
        id,
        language,
        counterpart: { language: right, text: excerpt(text) },
      }
      return finding('untranslated', data, parsed.valueSpan(['catalogs', language, id]))
    })
  })
}

/** Reports texts in the wrong language; those that are the same in two catalogs are reported as that. */
function findForeignTexts(
  { parsed, texts }: Catalogs,
  guesses: Map<Language, Guesses>,
): Finding[] {
  return [...texts].flatMap(([language, catalog]) =>
    [...(guesses.get(language) ?? [])].flatMap(([id, found]) => {
      if (found === language) return []
      const text = catalog[id]
      const alike = [...texts.values()].filter((each) => each[id] === text)
      if (alike.length > 1) return []
      const data = { id, language, found, text: excerpt(text) }
      return finding('text-foreign', data, parsed.valueSpan(['catalogs', language, id]))
    }),
  )
}

/** Reports texts in the wrong language. */
export function findLanguages(
  catalogs: Catalogs,
  strings: readonly ContentString[],
): Finding[] {
  const own = [...catalogs.texts.keys()]
  // With a single catalog, texts are compared with all languages.
  const among = own.length > 1 ? own : languageList
  const guesses = new Map(
    [...catalogs.texts].map(([language, catalog]) => [
      language,
      guessesOf(catalog, among),
    ]),
  )
  return findUntranslated(catalogs, strings, guesses).concat(
    findForeignTexts(catalogs, guesses),
  )
}

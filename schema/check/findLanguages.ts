import { other, type CatalogLanguage } from '../messages/catalogLanguage.ts'
import { excerpt } from '../messages/describeValue.ts'
import { finding, type Finding } from './finding.ts'
import { guessLanguage } from './guessLanguage.ts'
import { mayBeSame } from './sameWords.ts'
import type { Catalogs } from './textNames.ts'

/** The fewest texts that show in which language a catalog is. */
const fewest = 5

/** Flags read alike in both languages. */
const isFlag = (id: string) => /^language\.(en|br)\./.test(id)

/** In which language each text of a catalog is, where that is sure. */
function guessesOf(catalog: Catalogs['en']): Map<string, CatalogLanguage> {
  const guesses = new Map<string, CatalogLanguage>()
  for (const [id, text] of Object.entries(catalog)) {
    const guess = typeof text === 'string' && !isFlag(id) && guessLanguage(text)
    if (guess) guesses.set(id, guess)
  }
  return guesses
}

type Guesses = Record<CatalogLanguage, ReturnType<typeof guessesOf>>

/** Is a whole catalog in the other language? */
function isForeign(guesses: Guesses, language: CatalogLanguage): boolean {
  const all = [...guesses[language].values()]
  const own = all.filter((guess) => guess === language).length
  const foreign = all.length - own
  return foreign >= fewest && foreign > 3 * own
}

function keyOf({ document }: Catalogs, language: CatalogLanguage) {
  return document.keySpan(['catalogs', language])
}

/** One text that is alike in both languages, or in the wrong one. */
function findInText(
  catalogs: Catalogs,
  id: string,
  guesses: Guesses,
  maySame: (id: string, text: string) => boolean,
): Finding[] {
  const { document, en, br } = catalogs
  const spanOf = (language: CatalogLanguage) =>
    document.valueSpan(['catalogs', language, id])
  const english = en[id]
  const portuguese = br[id]
  if (isFlag(id)) return []
  if (english === portuguese) {
    if (typeof english !== 'string' || english.trim() === '' || maySame(id, english))
      return []
    const language = guesses.en.get(id) === 'br' ? 'en' : 'br'
    const data = { id, language, text: excerpt(english) } as const
    return [finding('untranslated', data, spanOf(language))]
  }
  return (['en', 'br'] as const).flatMap((language) => {
    const text = catalogs[language][id]
    if (guesses[language].get(id) !== other(language)) return []
    return finding(
      'text-foreign',
      { id, language, text: excerpt(text) },
      spanOf(language),
    )
  })
}

/** Texts in the wrong language. Where a whole catalog is, that is one mistake. */
export function findLanguages(catalogs: Catalogs): Finding[] {
  const { document, en, br } = catalogs
  const guesses = { en: guessesOf(en), br: guessesOf(br) }
  const foreign = (['en', 'br'] as const).filter((language) =>
    isForeign(guesses, language),
  )
  if (foreign.length === 2)
    return [finding('catalogs-swapped', {}, keyOf(catalogs, 'en'))]
  if (foreign[0])
    return [
      finding('catalog-foreign', { language: foreign[0] }, keyOf(catalogs, foreign[0])),
    ]
  const maySame = mayBeSame(document.value)
  const ids = new Set([...Object.keys(en), ...Object.keys(br)])
  return [...ids].flatMap((id) => findInText(catalogs, id, guesses, maySame))
}

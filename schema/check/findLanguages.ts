import { languageList, isLanguage, type Language } from '../languages.ts'
import { excerpt } from '../messages/describe.ts'
import { languagesOf } from '../read/contentLanguages.ts'
import { codeTextNode } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, type Finding } from './finding.ts'
import type { Catalogs } from './findTextIds.ts'
import { noSuchChoice } from './wrongChoice.ts'

/** Reports texts that are certainly not in the language of their catalog. */
export function findLanguages({ parsed, texts }: Catalogs): Finding[] {
  const pageLanguages = [...texts.keys()]
  // With a single catalog, texts are compared with all languages.
  const among = pageLanguages.length > 1 ? pageLanguages : languageList
  return [...texts].flatMap(([language, catalog]) =>
    Object.entries(catalog).flatMap(([id, text]) => {
      // A flag is named in its own language.
      if (typeof text !== 'string' || codeTextNode(id)?.fixedText !== undefined) return []
      const guessed = guessLanguage(text, among)
      if (guessed === undefined || guessed === language) return []
      const path = ['catalogs', language, id]
      const words = excerpt(text)
      const span = parsed.valueSpan(path)
      return texts.get(guessed)?.[id] === text
        ? finding(
            'untranslated',
            { path, otherLanguage: guessed, otherText: words },
            span,
          )
        : finding(
            'text-foreign',
            { path, language, foundLanguage: guessed, text: words },
            span,
          )
    }),
  )
}

/** Reports a default language without a catalog. */
export function findDefaultLanguage(parsed: ParsedFile): Finding[] {
  const path = ['site', 'defaultLanguage']
  const language = parsed.valueAt(path)
  const catalogs = Object.keys(Object(parsed.valueAt(['catalogs'])))
  // Another check reports catalogs with unknown names.
  if (!isLanguage(language) || !catalogs.every(isLanguage)) return []
  if (catalogs.length === 0 || catalogs.includes(language)) return []
  return [noSuchChoice(parsed, path, languagesOf(parsed.value), undefined)]
}

interface LanguageClues {
  /** Frequent small words. One that two languages share counts for both. */
  small: ReadonlySet<string>
  /** Words that stand alone on buttons and in menus. */
  alone: ReadonlySet<string>
}

const words = (line: string) => new Set(line.split(' '))

const wordsOf: Record<Language, LanguageClues> = {
  en: {
    small: words(
      'the and of to in with your you we our is are that this what from by it will not who when how more about they their every which without but it’s let us every where already',
    ),
    alone: words(
      'about services clients contact name message phone send sending... sending… address offices footer language close cases questions',
    ),
  },
  br: {
    small: words(
      'de da das que com uma um não na nas em ao à às são seu sua seus suas nosso nossa nossos nossas você vocês por mais sem até pelo pela quem foi é isso este esta onde para já',
    ),
    alone: words(
      'sobre serviços clientes contato nome mensagem telefone enviar enviando... enviando… endereço escritórios rodapé idioma fechar casos perguntas',
    ),
  },
}

/** The language of a text; undefined if it is not certain. */
export function guessLanguage(
  text: string,
  among: readonly Language[] = languageList,
): Language | undefined {
  const lower = text.trim().toLowerCase()
  const alone = among.filter((language) => wordsOf[language].alone.has(lower))
  if (alone.length > 0) return alone.length === 1 ? alone[0] : undefined
  // Words in addresses do not count.
  const plain = /[@.]\S/.test(lower) ? lower.replace(/\S+[@.]\S+/g, ' ') : lower
  const inText = plain.match(/[\p{L}’]+/gu) ?? []
  const [most, next] = among
    .map((language) => {
      const { small } = wordsOf[language]
      return { language, count: inText.filter((word) => small.has(word)).length }
    })
    .toSorted((one, other) => other.count - one.count)
  const isSure = most && most.count >= 2 && most.count > 3 * (next?.count ?? 0)
  return isSure ? most.language : undefined
}

import { languageList, type Language } from '../languages.ts'

interface LanguageClues {
  /** Frequent small words. One that two languages share counts for both. */
  small: ReadonlySet<string>
  /** Words that are alone on buttons and in menus. */
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

/** The language of a text; undefined where it is not certain. */
export function guessLanguage(
  text: string,
  among: readonly Language[] = languageList,
): Language | undefined {
  const lower = text.trim().toLowerCase()
  const alone = among.filter((language) => wordsOf[language].alone.has(lower))
  if (alone.length > 0) return alone.length === 1 ? alone[0] : undefined
  // Words of addresses do not count.
  const plain = /[@.]\S/.test(lower) ? lower.replace(/\S+[@.]\S+/g, ' ') : lower
  const found = plain.match(/[\p{L}’]+/gu) ?? []
  const [most, next] = among
    .map((language) => {
      const { small } = wordsOf[language]
      return { language, count: found.filter((word) => small.has(word)).length }
    })
    .toSorted((one, other) => other.count - one.count)
  const isSure = most && most.count >= 2 && most.count > 3 * (next?.count ?? 0)
  return isSure ? most.language : undefined
}

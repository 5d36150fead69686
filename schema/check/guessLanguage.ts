import { languageList, type Language } from '../languages.ts'

interface Words {
  /** Small words that none of the other languages has. */
  small: ReadonlySet<string>
  /** Words that stand alone on buttons and in menus. */
  alone: ReadonlySet<string>
}

const words = (line: string) => new Set(line.split(' '))

const wordsOf: Record<Language, Words> = {
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

/** Each of these words with its language. */
const languageOf = (kind: keyof Words) =>
  new Map(
    languageList.flatMap((language) =>
      Array.from(wordsOf[language][kind], (word) => [word, language] as const),
    ),
  )
const languageOfSmall = languageOf('small')
const languageAlone = languageOf('alone')

/** In which of the languages a text is; undefined where it is not sure. */
export function guessLanguage(text: string): Language | undefined {
  const lower = text.trim().toLowerCase()
  const alone = languageAlone.get(lower)
  if (alone) return alone
  // Addresses are in no language.
  const plain = /[@.]\S/.test(lower) ? lower.replace(/\S+[@.]\S+/g, ' ') : lower
  const counts = new Map<Language, number>()
  for (const word of plain.match(/[\p{L}’]+/gu) ?? []) {
    const language = languageOfSmall.get(word)
    if (language) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  const [most, next] = [...counts].toSorted(([, a], [, b]) => b - a)
  if (!most) return undefined
  const [language, count] = most
  return count >= 2 && count > 3 * (next?.[1] ?? 0) ? language : undefined
}

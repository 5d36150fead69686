import { languageList, type Language } from '../languages.ts'

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

/** The languages that have each word, so that a text is scanned once and not once for each language. */
function languagesByWord(
  kind: keyof LanguageClues,
): ReadonlyMap<string, readonly Language[]> {
  const byWord = new Map<string, Language[]>()
  for (const language of languageList)
    for (const word of wordsOf[language][kind])
      byWord.set(word, [...(byWord.get(word) ?? []), language])
  return byWord
}

const withSmall = languagesByWord('small')
const withAlone = languagesByWord('alone')

/** The language of a text; undefined where it is not certain. */
export function guessLanguage(
  text: string,
  among: readonly Language[] = languageList,
): Language | undefined {
  const lower = text.trim().toLowerCase()
  const alone = withAlone.get(lower)?.filter((language) => among.includes(language)) ?? []
  if (alone.length > 0) return alone.length === 1 ? alone[0] : undefined
  // Words of addresses do not count.
  const plain = /[@.]\S/.test(lower) ? lower.replace(/\S+[@.]\S+/g, ' ') : lower
  const counts = new Map<Language, number>()
  for (const word of plain.match(/[\p{L}’]+/gu) ?? [])
    for (const language of withSmall.get(word) ?? [])
      counts.set(language, (counts.get(language) ?? 0) + 1)
  const [most, next] = [...counts]
    .filter(([language]) => among.includes(language))
    .toSorted(([, a], [, b]) => b - a)
  if (!most) return undefined
  const [language, count] = most
  return count >= 2 && count > 3 * (next?.[1] ?? 0) ? language : undefined
}

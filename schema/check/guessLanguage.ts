import type { CatalogLanguage } from '../messages/catalogLanguage.ts'

const words = (lines: string) => new Set(lines.split(' '))

/** Small words that only one of the two languages has. */
const small = {
  en: words(
    'the and of to in with your you we our is are that this what from by it will not who when how more about they their every which without but it’s let us every where already',
  ),
  br: words(
    'de da das que com uma um não na nas em ao à às são seu sua seus suas nosso nossa nossos nossas você vocês por mais sem até pelo pela quem foi é isso este esta onde para já',
  ),
}

/** Words that stand alone on buttons and in menus. */
const alone = {
  en: words(
    'about services clients contact name message phone send sending... sending… address offices footer language close cases questions',
  ),
  br: words(
    'sobre serviços clientes contato nome mensagem telefone enviar enviando... enviando… endereço escritórios rodapé idioma fechar casos perguntas',
  ),
}

/** In which of the two languages a text is; undefined where it is not sure. */
export function guessLanguage(text: string): CatalogLanguage | undefined {
  const lower = text.trim().toLowerCase()
  if (alone.en.has(lower)) return 'en'
  if (alone.br.has(lower)) return 'br'
  // Addresses are in no language.
  const plain = /[@.]\S/.test(lower) ? lower.replace(/\S+[@.]\S+/g, ' ') : lower
  const found = plain.match(/[\p{L}’]+/gu) ?? []
  const english = found.filter((word) => small.en.has(word)).length
  const portuguese = found.filter((word) => small.br.has(word)).length
  if (english >= 2 && english > 3 * portuguese) return 'en'
  return portuguese >= 2 && portuguese > 3 * english ? 'br' : undefined
}

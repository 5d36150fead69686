import { isRecord } from '../read/readDocument.ts'
import { knownNames } from '../read/schemaTree.ts'
import type { Odd } from './oddWords.ts'

const form = /^[a-z]\w*(?:\.[a-z]\w*)+$/i

/** The names of all texts, in whatever language. */
export function namesOfTexts(catalogs: unknown): ReadonlySet<string> {
  const all = isRecord(catalogs) ? Object.values(catalogs) : []
  return new Set(all.flatMap((texts) => (isRecord(texts) ? Object.keys(texts) : [])))
}

/** Words that are the name of a text, which visitors would read in the place of the text: "cases.hotel.client". */
export function printedName(words: string, names: ReadonlySet<string>): Odd | undefined {
  // As programs ask for a text: t('hero.title'), @:hero.title
  const name = words.replace(/^\W*(?:t\W+)?|\W+$/g, '')
  if (!form.test(name)) return undefined
  const [group = '', , third] = name.split('.')
  // Addresses look alike: acme.com of two parts, www.acme.com and loja.acme.site of three.
  const last = name.slice(name.lastIndexOf('.') + 1)
  const endsAsName = last.length > 4 && knownNames.has(last) && group !== 'www'
  const isName =
    names.has(name) ||
    (third !== undefined &&
      (endsAsName || [...names].some((each) => each.startsWith(`${group}.`))))
  if (!isName) return undefined
  return {
    found: name,
    name: { en: 'the name of a text', br: 'o nome de um texto' },
    fix: {
      en: 'write the words themselves here, as visitors should read them.',
      br: 'escreva aqui as próprias palavras, como o visitante deve lê-las.',
    },
  }
}

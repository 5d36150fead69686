import { isRecord } from '../read/readDocument.ts'
import { nodesNamed } from '../read/schemaTree.ts'
import type { Odd } from './oddWords.ts'

const form = /^[a-z]\w*(?:\.[a-z]\w*)+$/i

/** The names of all texts, in whatever language. */
export function namesOfTexts(catalogs: unknown): ReadonlySet<string> {
  const all = isRecord(catalogs) ? Object.values(catalogs) : []
  return new Set(all.flatMap((texts) => (isRecord(texts) ? Object.keys(texts) : [])))
}

/** Words that are the name of a text, which visitors would read in the place of the text: "cases.hotel.client". */
export function printedName(words: string, names: ReadonlySet<string>): Odd | undefined {
  const name = words.trim()
  if (!form.test(name)) return undefined
  const [group = '', , third] = name.split('.')
  const last = name.slice(name.lastIndexOf('.') + 1)
  // Of two parts it may be an address, as in acme.com; of three, as in www.acme.com
  const isName =
    names.has(name) ||
    (third !== undefined &&
      (nodesNamed(last).some(({ pointsTo }) => pointsTo === 'texts') ||
        [...names].some((each) => each.startsWith(`${group}.`))))
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

import { isRecord } from '../read/readDocument.ts'
import { knownNames } from '../read/schemaTree.ts'
import type { Suspicion } from './suspiciousWords.ts'

const pattern = /^[a-z]\w*(?:\.[a-z]\w*)+$/i

/** The names of all texts of all catalogs. */
export function namesOfTexts(catalogs: unknown): ReadonlySet<string> {
  const all = isRecord(catalogs) ? Object.values(catalogs) : []
  return new Set(all.flatMap((texts) => (isRecord(texts) ? Object.keys(texts) : [])))
}

/** A suspicion where words are just the name of a text, which visitors would read: "cases.hotel.client". */
export function printedName(
  words: string,
  names: ReadonlySet<string>,
): Suspicion | undefined {
  // Also as code: t('hero.title'), @:hero.title
  const name = words.replace(/^\W*(?:t\W+)?|\W+$/g, '')
  if (!pattern.test(name)) return undefined
  const [group = '', , third] = name.split('.')
  // Addresses look like names: acme.com, www.acme.com, loja.acme.site.
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

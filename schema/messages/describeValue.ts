import { inEnglish, inPortuguese } from '../languageNames.ts'
import { isLanguage } from '../languages.ts'
import { inBoth } from '../model/words.ts'
import type { Bilingual } from '../problem.ts'
import type { Path } from '../read/readDocument.ts'
import { schemaAt } from '../read/schemaTree.ts'
import { describeLocation } from './describeLocation.ts'

/** Names one value: “city” of office 1 (Brasília). */
export function describeValue(root: unknown, path: Path): Bilingual {
  const key = path.at(-1)
  const holder = path.slice(0, -1)
  if (typeof key === 'number') {
    if (schemaAt(root, path)?.entryName !== undefined) {
      const { en, br } = describeLocation(root, path)
      return { en: en.the, br: br.the }
    }
    const list = describeValue(root, holder)
    return { en: `entry ${key + 1} of ${list.en}`, br: `o item ${key + 1} de ${list.br}` }
  }
  const name = `“${key ?? 'site.json'}”`
  if (holder.length === 0) return { en: name, br: name }
  if (path[0] === 'catalogs' && holder.length === 2) {
    const [, language] = path
    if (isLanguage(language))
      return {
        en: `the ${inEnglish(language)} text ${name}`,
        br: `o texto em ${inPortuguese(language)} ${name}`,
      }
  }
  const place = describeLocation(root, holder)
  return { en: `${name} ${place.en.of}`, br: `${name} ${place.br.of}` }
}

/** Names a picture: the “logo” of client 4 (Delta). */
export function describePicture(root: unknown, path: Path): Bilingual {
  const own = schemaAt(root, path)?.picture?.inSentence
  if (own !== undefined) return inBoth(own)
  if (path.at(-1) === 'file') {
    const { en, br } = describeLocation(root, path.slice(0, -1))
    return { en: en.the, br: br.the }
  }
  const { en, br } = describeValue(root, path)
  return { en: `the ${en}`, br: `a imagem ${br}` }
}

/** A sentence begins with a capital letter. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** As much of a text as a sentence can quote. */
export function excerpt(text: unknown): string {
  const words = typeof text === 'string' ? text : ''
  // Not in the middle of a letter that takes two units.
  const start = words.slice(0, 57).replace(/[\uD800-\uDBFF]$/, '')
  return words.length > 60 ? `${start.trimEnd()}…` : words
}

/** 1 character, 2 characters */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** a, b and c */
export function listed(
  names: readonly (string | number)[],
  word: 'and' | 'e' | 'or' | 'ou',
): string {
  const first = names.slice(0, -1).join(', ')
  return first === '' ? names.join('') : `${first} ${word} ${names.at(-1)}`
}

/** “a”, “b” or “c” */
export function oneOf(names: readonly string[], or: 'or' | 'ou' | 'and' | 'e'): string {
  return listed(
    names.map((name) => `“${name}”`),
    or,
  )
}

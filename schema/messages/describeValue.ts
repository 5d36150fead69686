import type { Bilingual } from '../bilingual.ts'
import { inEnglish, inPortuguese } from '../languageNames.ts'
import { isLanguage } from '../languages.ts'
import { isInCatalogs } from '../read/isInCatalogs.ts'
import type { Path } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'
import { describeLocation, asInFile, quoted } from './describeLocation.ts'

/** Names one value: “city” of office 1 (Brasília). */
export function describeValue(root: unknown, path: Path, naming = asInFile): Bilingual {
  const key = path.at(-1)
  const holder = path.slice(0, -1)
  if (typeof key === 'number') {
    if (nodeAt(root, path)?.entryName !== undefined) {
      const { en, br } = describeLocation(root, path, naming)
      return { en: en.the, br: br.the }
    }
    const list = describeValue(root, holder, naming)
    return { en: `entry ${key + 1} of ${list.en}`, br: `o item ${key + 1} de ${list.br}` }
  }
  const name = quoted(naming.name(key ?? 'site.json', path))
  if (holder.length === 0) return name
  if (isInCatalogs(path) && holder.length === 2) {
    const [, language] = path
    if (isLanguage(language))
      return {
        en: `the ${inEnglish(language)} text ${name.en}`,
        br: `o texto em ${inPortuguese(language)} ${name.br}`,
      }
  }
  const place = describeLocation(root, holder, naming)
  return { en: `${name.en} ${place.en.of}`, br: `${name.br} ${place.br.of}` }
}

/** Names a picture: the “logo” of client 4 (Delta). */
export function describePicture(root: unknown, path: Path, naming = asInFile): Bilingual {
  if (path.at(-1) === 'file') {
    const { en, br } = describeLocation(root, path.slice(0, -1), naming)
    return { en: en.the, br: br.the }
  }
  const { en, br } = describeValue(root, path, naming)
  return { en: `the ${en}`, br: `a imagem ${br}` }
}

/** A sentence begins with a capital letter. */
export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** As much of a text as a sentence can quote. */
export function excerpt(text: unknown): string {
  const words = typeof text === 'string' ? text : ''
  // Never half of a surrogate pair.
  const start = words.slice(0, 57).replace(/[\uD800-\uDBFF]$/, '')
  return words.length > 60 ? `${start.trimEnd()}…` : words
}

/** 1 character, 2 characters */
export function pluralize(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** a, b and c */
export function joinWords(
  names: readonly (string | number)[],
  word: 'and' | 'e' | 'or' | 'ou',
): string {
  const first = names.slice(0, -1).join(', ')
  return first === '' ? names.join('') : `${first} ${word} ${names.at(-1)}`
}

/** “a”, “b” or “c” */
export function oneOf(names: readonly string[], or: 'or' | 'ou' | 'and' | 'e'): string {
  return joinWords(
    names.map((name) => `“${name}”`),
    or,
  )
}

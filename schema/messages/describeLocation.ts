import type { Bilingual } from '../bilingual.ts'
import type { ModelNode } from '../model/node.ts'
import { inBoth } from '../model/sentences.ts'
import { isBlank } from '../plainWords.ts'
import { lookUp, type Path } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'

/** How a voice writes names and values of the file. */
export interface Naming {
  name: (name: string, path: Path) => Bilingual
  /** A value by which an entry is called. */
  value: (value: string, path: Path) => Bilingual
}

const asWritten = (written: string): Bilingual => ({ en: written, br: written })

/** The file's voice writes them as they stand; the form's uses titles. */
export const asInFile: Naming = { name: asWritten, value: asWritten }

interface Inflections {
  in: string
  of: string
  the: string
}

/** The name of a part of the content, as a sentence takes it: "in section 1 (hero)", "na seção 1 (hero)". */
export interface LocationPhrase {
  en: Inflections
  br: Inflections
}

/** Portuguese joins prepositions and articles: "no menu", "das cores"; without an article they stand alone. */
function phraseOf(en: string, br: string): LocationPhrase {
  const joins = /^(o|a|os|as) /.test(br)
  return {
    en: { in: `in ${en}`, of: `of ${en}`, the: en },
    br: {
      in: joins ? `n${br}` : `em ${br}`,
      of: joins ? `d${br}` : `de ${br}`,
      the: br,
    },
  }
}

/** The name of an entry, in brackets. */
function nameInBrackets(
  root: unknown,
  path: Path,
  node: ModelNode,
  naming: Naming,
): Bilingual {
  const [name] = (node.namedBy ?? []).flatMap((key) => {
    const words = lookUp(root, [...path, key])
    return typeof words === 'string' && !isBlank(words) ? [{ key, words }] : []
  })
  if (name === undefined) return asWritten('')
  const { en, br } = naming.value(name.words, [...path, name.key])
  return { en: ` (${en})`, br: ` (${br})` }
}

/** An entry of a list, by position and by name. */
function entryAt(root: unknown, path: Path, naming: Naming): LocationPhrase | undefined {
  const index = path.at(-1)
  const node = typeof index === 'number' ? nodeAt(root, path) : undefined
  if (typeof index !== 'number' || node?.entryName === undefined) return undefined
  const name = nameInBrackets(root, path, node, naming)
  const { en, br } = inBoth(node.entryName)
  const own = {
    en: en.replace('#', () => `${index + 1}${name.en}`),
    br: br.replace('#', () => `${index + 1}${name.br}`),
  }
  const holder = entryAround(root, path.slice(0, -1), naming)?.place
  return holder
    ? phraseOf(`${own.en} ${holder.en.of}`, `${own.br} ${holder.br.of}`)
    : phraseOf(own.en, own.br)
}

/** The innermost entry around a path, and the length of its own path. */
function entryAround(
  root: unknown,
  path: Path,
  naming: Naming,
): { place: LocationPhrase; length: number } | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const found = entryAt(root, path.slice(0, length), naming)
    if (found) return { place: found, length }
  }
  return undefined
}

/** Names the object or list at a path. */
export function describeLocation(
  root: unknown,
  path: Path,
  naming = asInFile,
): LocationPhrase {
  const entry = entryAround(root, path, naming)
  if (entry?.length === path.length) return entry.place
  const names = path.slice(entry?.length ?? 0).filter((step) => typeof step === 'string')
  const { inSentence } = nodeAt(root, path) ?? {}
  const { en, br } = inSentence
    ? inBoth(inSentence)
    : quoted(naming.name(names.join(' › '), path))
  if (!entry) return phraseOf(en, br)
  return phraseOf(`${en} ${entry.place.en.of}`, `${br} ${entry.place.br.of}`)
}

/** In quotation marks. */
export function quoted({ en, br }: Bilingual): Bilingual {
  return { en: `“${en}”`, br: `“${br}”` }
}

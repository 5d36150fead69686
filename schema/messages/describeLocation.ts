import type { ModelNode } from '../model/node.ts'
import { inBoth } from '../model/words.ts'
import { isRecord, lookUp, type Path } from '../read/readDocument.ts'
import { schemaAt } from '../read/schemaTree.ts'
import { isBlank } from '../read/words.ts'

interface Forms {
  in: string
  of: string
  the: string
}

/** The name of a part of the content, as a sentence takes it: "in section 1 (hero)", "na seção 1 (hero)". */
export interface Place {
  en: Forms
  br: Forms
}

/** Portuguese joins its small words to the article: "no menu", "das cores"; where there is none, they stand alone. */
function place(en: string, br: string): Place {
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

function wordsOf(item: unknown, keys: readonly string[]): string | undefined {
  if (!isRecord(item)) return undefined
  const words = keys
    .map((key) => item[key])
    .find((found) => typeof found === 'string' && !isBlank(found))
  return typeof words === 'string' ? words : undefined
}

/** What an entry is called; where another one is called so too, with what tells them apart. */
function nameOf(root: unknown, path: Path, node: ModelNode): string {
  const { namedBy = [], distinguishedBy = [] } = node
  const item = lookUp(root, path)
  const name = wordsOf(item, namedBy)
  if (name === undefined) return ''
  const more = wordsOf(item, distinguishedBy)
  const list = lookUp(root, path.slice(0, -1))
  const isNeeded =
    more !== undefined &&
    Array.isArray(list) &&
    list.some(
      (other) =>
        wordsOf(other, namedBy) === name && wordsOf(other, distinguishedBy) !== more,
    )
  return isNeeded ? ` (${name}, ${more})` : ` (${name})`
}

/** An entry of a list, by position and by name. */
function entryAt(root: unknown, path: Path): Place | undefined {
  const index = path.at(-1)
  const node = typeof index === 'number' ? schemaAt(root, path) : undefined
  if (typeof index !== 'number' || node?.entryName === undefined) return undefined
  const number = `${index + 1}${nameOf(root, path, node)}`
  const { en, br } = inBoth(node.entryName)
  const own = { en: en.replace('#', () => number), br: br.replace('#', () => number) }
  const holder = node.standsAlone
    ? undefined
    : entryAround(root, path.slice(0, -1))?.place
  return holder
    ? place(`${own.en} ${holder.en.of}`, `${own.br} ${holder.br.of}`)
    : place(own.en, own.br)
}

/** The innermost entry that a path leads into, and how much of the path leads to it. */
function entryAround(
  root: unknown,
  path: Path,
): { place: Place; length: number } | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const found = entryAt(root, path.slice(0, length))
    if (found) return { place: found, length }
  }
  return undefined
}

/** Names the object or list at a path. */
export function describeLocation(root: unknown, path: Path): Place {
  const entry = entryAround(root, path)
  if (entry?.length === path.length) return entry.place
  const names = path.slice(entry?.length ?? 0).filter((step) => typeof step === 'string')
  const { en, br } = inBoth(schemaAt(root, path)?.inSentence ?? `“${names.join(' › ')}”`)
  if (!entry) return place(en, br)
  return place(`${en} ${entry.place.en.of}`, `${br} ${entry.place.br.of}`)
}

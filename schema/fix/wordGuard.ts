import { findNodeAtOffset, getNodePath, parseTree } from 'jsonc-parser'

import type { Edit } from '../problem.ts'
import { isInCatalogs } from '../read/isInCatalogs.ts'
import { isJson } from '../read/isJson.ts'
import { knownNames, nodesNamed } from '../read/schemaTree.ts'

/**
 * Formats of values that visitors read, besides the texts of the catalogs. All others are ids, addresses and settings.
 */
const readFormats = new Set(['words', 'cnpj', 'email', 'phone', 'whatsapp', 'cep'])

/** Names whose values visitors read, wherever they stand. */
const visibleNames: ReadonlySet<unknown> = new Set(
  [...knownNames].filter((name) => {
    const strings = nodesNamed(name).filter(({ type }) => type !== 'object')
    return (
      strings.length > 0 && strings.every(({ format = '' }) => readFormats.has(format))
    )
  }),
)

/** Letters and digits alone: punctuation may be fixed, and placeholders, which no visitor reads. */
function words(text: string): string {
  return text
    .replaceAll(/\\u([0-9a-fA-F]{4})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replaceAll(/\\[bfnrt]|\{[^{}"\n]*\}|[^\p{L}\p{N}]/gu, '')
}

/** In a broken file, any string may be one that visitors read; a comment is not, and neither is yes for true. */
function mayBeRead(replaced: string, by: string): boolean {
  return !/^\/[/*]/.test(replaced) && /["“”'‘’]/.test(replaced + by)
}

/** Returns a function that tells whether an edit would change a word that visitors read. */
export function wordGuard(text: string): (edit: Edit) => boolean {
  const tree = isJson(text) ? parseTree(text) : undefined
  return ({ offset, length, text: by }) => {
    const replaced = text.slice(offset, offset + length)
    if (words(replaced) === words(by)) return false
    if (!tree) return mayBeRead(replaced, by)
    const node = findNodeAtOffset(tree, offset)
    // The edit covers more than one value: unknown, so it is treated as read.
    if (node?.type !== 'string' && node?.type !== 'number') return true
    const isName = node.parent?.children?.[0] === node
    const path = getNodePath(node)
    return !isName && (isInCatalogs(path) || visibleNames.has(path.at(-1)))
  }
}

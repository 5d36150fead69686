import { findNodeAtOffset, getNodePath, parseTree } from 'jsonc-parser'

import type { Edit } from '../problem.ts'
import { isJson } from '../read/isJson.ts'
import { knownNames, nodesNamed } from '../read/schemaTree.ts'

/** Formats of what a visitor reads besides the texts of the catalogs; the rest are names of texts, addresses and settings. */
const readFormats = new Set(['words', 'cnpj', 'email', 'phone', 'whatsapp', 'cep'])

/** Names under which a visitor reads what stands there, wherever they stand. */
const visibleNames: ReadonlySet<unknown> = new Set(
  [...knownNames].filter((name) => {
    const strings = nodesNamed(name).filter(({ type }) => type !== 'object')
    return (
      strings.length > 0 && strings.every(({ format = '' }) => readFormats.has(format))
    )
  }),
)

/** Letters and digits alone: marks may be mended, and names in braces, which no visitor reads. */
function words(text: string): string {
  return text
    .replaceAll(/\\u([0-9a-fA-F]{4})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replaceAll(/\\[bfnrt]|\{[^{}"\n]*\}|[^\p{L}\p{N}]/gu, '')
}

/** In a broken file every text in quotation marks may be one that visitors read; a comment, or yes for true, is none. */
function mayBeRead(replaced: string, by: string): boolean {
  return !/^\/[/*]/.test(replaced) && /["“”'‘’]/.test(replaced + by)
}

/** Tells of an edit whether it would change a word that visitors read. */
export function wordGuard(text: string): (edit: Edit) => boolean {
  const tree = isJson(text) ? parseTree(text) : undefined
  return ({ offset, length, text: by }) => {
    const replaced = text.slice(offset, offset + length)
    if (words(replaced) === words(by)) return false
    if (!tree) return mayBeRead(replaced, by)
    const node = findNodeAtOffset(tree, offset)
    // More than one text: nobody knows what is in it.
    if (node?.type !== 'string' && node?.type !== 'number') return true
    const isName = node.parent?.children?.[0] === node
    const path = getNodePath(node)
    return !isName && (path[0] === 'catalogs' || visibleNames.has(path.at(-1)))
  }
}

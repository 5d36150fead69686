import { findNodeAtOffset, getNodePath, parseTree } from 'jsonc-parser'

import type { Edit } from '../problem.ts'
import { isJson } from '../reading/isJson.ts'

/** Where a visitor reads what the file says; the rest are names, addresses and settings. */
const visiblePlaces = [
  /^catalogs\/[^/]+\/[^/]+$/,
  /^company\/(name|legalName|cnpj|email|phone|secondPhone|whatsapp\/number)$/,
  /^clients\/[^/]+\/name$/,
  /^sections\/[^/]+\/entries\/[^/]+\/(client|person|firm)$/,
  /^offices\/[^/]+\/(city|street|district|postalCode)$/,
]

/** Where taking an entry out or putting one in changes what visitors read. */
const visibleParts = /^(catalogs|company|clients|offices)(\/|$)/

/** Letters and digits alone: marks may be mended. Names in braces are not read by visitors; what a choice offers is. */
function words(text: string): string {
  const hasChoice = /,\s*(plural|select|selectordinal)\s*,/.test(text)
  return text
    .replaceAll(/\\u([0-9a-fA-F]{4})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replaceAll(/\\[bfnrt]/g, ' ')
    .replaceAll(/\{[^{},"]*\}/g, (braces) => (hasChoice ? braces : ''))
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** In a broken file every text in quotation marks may be one that visitors read. */
function changesWordsOfBroken(replaced: string, by: string): boolean {
  if (words(replaced) === words(by)) return false
  const isComment = by.trim() === '' && /^\/[/*]/.test(replaced)
  const isLiteral =
    /^[^"“”'‘’]*$/.test(replaced) && /^(true|false|null|-?[\d.]+)$/.test(by)
  return !isComment && !isLiteral
}

/** Tells of an edit whether it would change a word that visitors read. */
export function wordGuard(text: string): (edit: Edit) => boolean {
  const tree = isJson(text) ? parseTree(text) : undefined
  return ({ offset, length, text: by }) => {
    const replaced = text.slice(offset, offset + length)
    if (tree === undefined) return changesWordsOfBroken(replaced, by)
    const node = findNodeAtOffset(tree, offset + Math.min(length, 1), true)
    if (node === undefined) return true
    const before = text.slice(node.offset, offset)
    const after = text.slice(offset + length, node.offset + node.length)
    if (words(before + replaced + after) === words(before + by + after)) return false
    const place = getNodePath(node).join('/')
    if (node.type !== 'string') return visibleParts.test(place)
    const isName = node.parent?.type === 'property' && node.parent.children?.[0] === node
    return !isName && visiblePlaces.some((visible) => visible.test(place))
  }
}

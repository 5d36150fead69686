import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { isRecord, lookUp } from '../../schema/read/readDocument.ts'
import { codeTexts, findReferences, stringsIn } from '../../schema/read/schemaTree.ts'

/** The same everywhere, whatever an owner writes. */
const fixed = ['language.en.title', 'language.br.title']

/** A content whose every text is one word without a break, as long as the schema allows at its place. */
export function longestWords(content: SiteContent): SiteContent {
  const copy = structuredClone(content)
  let count = 0
  // Of wide letters. The last two tell it from the others: two clients may not have the same name.
  const wordOf = (length: number) => {
    count += 1
    const ending = String.fromCodePoint(65 + (count % 26), 65 + Math.floor(count / 26))
    return ('W'.repeat(length) + ending).slice(-length)
  }

  for (const { path, node } of stringsIn(copy)) {
    const holder = lookUp(copy, path.slice(0, -1))
    if (node.maxLength !== undefined && isRecord(holder))
      holder[String(path.at(-1))] = wordOf(node.maxLength)
  }
  const lengths = lengthsOfTexts(copy)
  for (const catalog of Object.values(copy.catalogs)) {
    for (const [id, text = ''] of Object.entries(catalog)) {
      const length = lengths.get(id)
      if (fixed.includes(id) || length === undefined) continue
      const placeholders = (text.match(/\{\w+\}/g) ?? []).join('')
      catalog[id] = placeholders + wordOf(length - placeholders.length)
    }
  }
  return copy
}

/** The longest that each text may be at all its places. */
function lengthsOfTexts(content: SiteContent): Map<string, number> {
  const lengths = new Map<string, number>()
  const note = (id: string, length = Infinity) =>
    lengths.set(id, Math.min(length, lengths.get(id) ?? Infinity))
  for (const { id, to, maxTextLength } of findReferences(content))
    if (to === 'text') note(id, maxTextLength)
  for (const [id, { maxTextLength }] of Object.entries(codeTexts)) note(id, maxTextLength)
  return lengths
}

import { mayHaveGrouped } from '../reading/numbers.ts'
import { outlineOf } from '../reading/outline.ts'
import { isRecord, readDocument } from '../reading/readDocument.ts'

/** Far more than a site needs; a file that goes deeper is left as it is. */
const maxDepth = 100

/**
 * The file laid out as everybody's is: two spaces, one entry a line, the Portuguese texts in the order of the English
 * ones. Undefined where that cannot be done without loss: broken, endlessly nested, with a name written twice or a number written 10.000.
 */
export function canonicalText(text: string): string | undefined {
  if (mayHaveGrouped(text)) return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isRecord(value)) return undefined
  // The depth first: what reads the names would overflow.
  const { depth, names } = outlineOf(text)
  if (depth > maxDepth || readDocument(text, value, names).duplicates.length > 0)
    return undefined
  return `${JSON.stringify(withOrderedTexts(value), null, 2)}\n`
}

function withOrderedTexts(content: unknown): unknown {
  if (!isRecord(content) || !isRecord(content['catalogs'])) return content
  const { en, br } = content['catalogs']
  if (!isRecord(en) || !isRecord(br)) return content
  // A name that comes again keeps its first place.
  const order = [
    ...Object.keys(en).filter((id) => Object.hasOwn(br, id)),
    ...Object.keys(br),
  ]
  const ordered = Object.fromEntries(order.map((id) => [id, br[id]]))
  return { ...content, catalogs: { ...content['catalogs'], br: ordered } }
}

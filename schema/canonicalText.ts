import { visit } from 'jsonc-parser'

/** Far more than a site needs; a file that goes deeper is left as it is. */
const deepest = 100

/**
 * The file laid out as everybody's is: two spaces, one entry a line, the Portuguese texts in the order of the English
 * ones. Undefined where that cannot be done without loss: broken, endlessly nested, or with a name written twice.
 */
export function canonicalText(text: string): string | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const size = measure(value)
  if (size === undefined || size !== writtenNames(text)) return undefined
  return `${JSON.stringify(withOrderedTexts(value), null, 2)}\n`
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The number of names in a value; undefined where it is nested too deep. */
function measure(value: unknown): number | undefined {
  let names = 0
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return undefined
    const inner = level.filter((one) => typeof one === 'object' && one !== null)
    for (const one of inner) if (!Array.isArray(one)) names += Object.keys(one).length
    level = inner.flatMap((one) => Object.values(one))
  }
  return names
}

/** The number of names as written, those written twice counted twice. */
function writtenNames(text: string): number {
  let names = 0
  visit(text, {
    onObjectProperty() {
      names += 1
    },
  })
  return names
}

function withOrderedTexts(content: unknown): unknown {
  if (!isObject(content) || !isObject(content['catalogs'])) return content
  const { en, br } = content['catalogs']
  if (!isObject(en) || !isObject(br)) return content
  const order = [
    ...Object.keys(en).filter((id) => Object.hasOwn(br, id)),
    ...Object.keys(br).filter((id) => !Object.hasOwn(en, id)),
  ]
  const ordered = Object.fromEntries(order.map((id) => [id, br[id]]))
  return { ...content, catalogs: { ...content['catalogs'], br: ordered } }
}

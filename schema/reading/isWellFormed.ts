const name = String.raw`[\p{L}_][\p{L}\p{N}_.-]*(?::[\p{L}_][\p{L}\p{N}_.-]*)?`
const attribute = String.raw`\s+(${name})\s*=\s*("[^<"]*"|'[^<']*')`
const attributes = new RegExp(attribute, 'gu')
const skipped = [
  '<!--[^]*?-->',
  String.raw`<\?[^]*?\?>`,
  String.raw`<!\[CDATA\[[^]*?\]\]>`,
  String.raw`<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>`,
]
const pieces = new RegExp(
  `(?:${skipped.join('|')})|<(?<close>/?)(?<tag>${name})(?<inside>(?:${attribute})*)\\s*(?<empty>/?)>|(?<words>[^<]+)`,
  'guy',
)
/** An & that is none of the signs that every reader of XML knows. */
const bare = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i

/** No attribute twice, and no prefix that was never introduced: xlink:href needs xmlns:xlink. */
function areRight(tag: string, inside: string, xml: string): boolean {
  const names = [...inside.matchAll(attributes)].map((found) => found[1] ?? '')
  const prefixes = [tag, ...names]
    .filter((each) => each.includes(':'))
    .map((each) => each.replace(/:.*/, ''))
  return (
    new Set(names).size === names.length &&
    prefixes.every(
      (prefix) => /^xml(ns)?$/.test(prefix) || xml.includes(`xmlns:${prefix}`),
    )
  )
}

/** Can a browser read this XML to its end? It shows nothing of a drawing with a single mistake in it. */
export function isWellFormed(xml: string): boolean {
  const open: string[] = []
  let roots = 0
  let read = 0
  for (const { 0: piece, groups = {} } of xml.matchAll(pieces)) {
    const { close, tag, inside = '', empty, words = '' } = groups
    read += piece.length
    if (bare.test(inside) || bare.test(words)) return false
    if (open.length === 0 && words.trim() !== '') return false
    if (tag === undefined) continue
    if (close === '/') {
      if (open.pop() !== tag || inside !== '' || empty !== '') return false
      continue
    }
    if (!areRight(tag, inside, xml)) return false
    if (open.length === 0) roots += 1
    if (empty === '') open.push(tag)
  }
  return read === xml.length && open.length === 0 && roots === 1
}

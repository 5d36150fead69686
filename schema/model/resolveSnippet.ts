/** A stop of a snippet: `${1:words}`, `${1|one,two|}`, `$1`. */
const stop = /\$\{(\d+)(?::([^}]*)|\|([^,|]*)[^|]*\|)\}|\$(\d+)/g

function stringsOf(body: unknown): string[] {
  if (typeof body === 'string') return [body]
  if (typeof body !== 'object' || body === null) return []
  return Object.values(body).flatMap(stringsOf)
}

/** The value that a snippet makes when all its stops are left as they are offered. */
export function resolveSnippet(body: unknown): unknown {
  const offered = new Map<string, string>()
  for (const [, number, words, first] of stringsOf(body).join('\n').matchAll(stop))
    if (number !== undefined) offered.set(number, words ?? first ?? '')
  const resolve = (part: unknown): unknown => {
    if (typeof part === 'string') {
      const words = part.replaceAll(
        stop,
        (_, number?: string, __?: string, ___?: string, again?: string) =>
          offered.get(number ?? again ?? '') ?? '',
      )
      // What begins with ^ is put in without quotation marks: a number.
      return part.startsWith('^') ? Number(words.slice(1)) : words
    }
    if (Array.isArray(part)) return part.map(resolve)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(
      Object.entries(part).map(([key, inside]) => [key, resolve(inside)]),
    )
  }
  return resolve(body)
}

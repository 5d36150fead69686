/**
 * Stands in for @emotion/hash in both builds: names of four characters. Emotion's own are twice as long, and as nothing
 * compresses a hash, they would cost the document 190 bytes of the first round trip.
 */

const names = 36 ** 4
const seen = new Map<string, string>()

/** FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}

// oxlint-disable-next-line import/no-default-export -- Emotion imports it so.
export default function styleName(css: string): string {
  const name = (hash(css) % names).toString(36).padStart(4, '0')
  // Two styles of one name are a matter of chance, once in some hundred changes: building and developing find it.
  if (import.meta.env.SSR || import.meta.env.DEV) {
    if ((seen.get(name) ?? css) !== css) {
      throw new Error(
        `Failed to name a style: ${name} is taken. Change the style: ${css}`,
      )
    }
    seen.set(name, css)
  }
  return name
}

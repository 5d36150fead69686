const spaces = /[\u00a0\u2000-\u200a\u202f\u205f]/g
/** Soft hyphens, zero-width and bidirectional characters; not the joiners of emoji. */
const signs = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** A text without invisible characters, which keep a search from finding it; undefined where it has none. */
export function withoutHidden(text: string): string | undefined {
  const plain = text.replaceAll(spaces, ' ').replaceAll(signs, '')
  return plain === text ? undefined : plain
}

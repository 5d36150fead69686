const spaces = /[\u00a0\u2000-\u200a\u202f\u205f]/g
/** Soft hyphens, zero-width and bidirectional characters; not the joiners of emoji. */
const signs = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** A text without invisible characters, which keep a search from finding it. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(spaces, ' ').replaceAll(signs, '')
}

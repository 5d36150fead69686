const spaces = /[\u00a0\u2000-\u200a\u202f\u205f]/g
/** Soft hyphens, signs of no width, and those that turn the direction of writing. Joiners of emoji are none. */
const signs = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** A text without what cannot be seen in it, which a search stumbles over; undefined where nothing is hidden. */
export function withoutHidden(text: string): string | undefined {
  const plain = text.replaceAll(spaces, ' ').replaceAll(signs, '')
  return plain === text ? undefined : plain
}

/**
 * Advance widths of Helvetica Bold and similar fonts in thousandths of an em, by character.
 * https://github.com/tecnickcom/tc-font-core14-afms
 */
const groups: Record<number, string> = {
  278: " \u00a0ijlI.,:;|!'’/",
  333: 'ft()-',
  389: 'r',
  500: 'z“”',
  556: 'aceksvxyJ0123456789–$',
  611: 'bdghnopquFLTZ?',
  667: 'EPSVXY',
  722: 'ABCDHKNRU&',
  778: 'wGOQ',
  833: 'M',
  889: 'm%',
  944: 'W',
}

const widths = new Map(
  Object.entries(groups).flatMap(([width, letters]) =>
    Array.from(letters, (letter) => [letter, Number(width) / 1000] as const),
  ),
)

/** Other characters may be as wide as high. */
const unknown = 1

/** Width of a text in Helvetica Bold, in em. Accents add nothing. */
export function textWidth(text: string): number {
  const letters = Array.from(text.normalize('NFD').replaceAll(/\p{M}/gu, ''))
  return letters.reduce((sum, letter) => sum + (widths.get(letter) ?? unknown), 0)
}

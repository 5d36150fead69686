/** Advance widths of Helvetica Bold and its likes in thousandths of the size, by letter. https://github.com/tecnickcom/tc-font-core14-afms */
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

/** A letter of another script or a sign may be as wide as it is high. */
const unknown = 1

/** How wide a text is in Helvetica Bold, in parts of its size. Accents take no room. */
export function textWidth(text: string): number {
  const letters = Array.from(text.normalize('NFD').replaceAll(/\p{M}/gu, ''))
  return letters.reduce((sum, letter) => sum + (widths.get(letter) ?? unknown), 0)
}

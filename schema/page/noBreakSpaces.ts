import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

import { codeText } from '../read/schemaTree.ts'

const units =
  '%|°C?|[kcm]?m[²³]?|[km]?g|m?[lL]|h|min|s|ms|[kMG]?Wh?|[kMGT]B|mil|milh(?:ão|ões)|bilh(?:ão|ões)|[mb]illion'
const shortForms = 'nº|n\\.º|No\\.|Dra?\\.|Sra?\\.|Mrs?\\.|CNPJ|CPF|CEP|art\\.|p\\.|§'

/** Spaces at which no line should end, in Portuguese and in English. */
const held = new RegExp(
  [
    // R$ 5, 20 kg, 3 milhões
    '(?<=[$€£]) (?=\\d)',
    `(?<=\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))`,
    // A word of one letter does not end a line; nor does Dr., nº.
    `(?<=(?<![\\p{L}\\p{N}’'-])(?:\\p{L}|${shortForms})) (?=\\S)`,
    // A short last word does not stand alone.
    ' (?=\\S{1,3}$)',
  ].join('|'),
  'gu',
)

/** Stands for a name in braces while spaces are held. */
const filledIn = '0000'

/** Writers type plain spaces, so that a search finds their words: where two words belong together the build holds them. */
export function holdSpaces(text: string): string {
  return text.replace(held, '\u00a0')
}

/** Labels and messages of the page's own code are short, and read by programs too: they stay as they are written. */
export function isHeld(id: string): boolean {
  return codeText(id) === undefined || id.startsWith('footer.')
}

/** The same in a text that may have names in braces. */
export function withNoBreakSpaces(
  elements: readonly MessageFormatElement[],
): MessageFormatElement[] {
  return elements.map((element, index) => {
    if (element.type !== TYPE.literal) return element
    const before = index > 0 ? filledIn : ''
    const behind = index < elements.length - 1 ? filledIn : ''
    const value = holdSpaces(before + element.value + behind)
    return { ...element, value: value.slice(before.length, value.length - behind.length) }
  })
}

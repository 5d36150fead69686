import { codeTextNode } from '../read/modelTree.ts'

const units =
  '%|°C?|[kcm]?m[²³]?|[km]?g|m?[lL]|h|min|s|ms|[kMG]?Wh?|[kMGT]B|mil|milh(?:ão|ões)|bilh(?:ão|ões)|[mb]illion'
const abbreviations = 'nº|n\\.º|No\\.|Dra?\\.|Sra?\\.|Mrs?\\.|CNPJ|CPF|CEP|art\\.|p\\.|§'

/** Finds the spaces where no line should break, in Portuguese and English. */
const spacesToReplace = new RegExp(
  [
    '(?<=[$€£]) (?=\\d)',
    // A brace ends a placeholder, which may be a number.
    `(?<=[\\d}]) (?=(?:${units})(?![\\p{L}\\p{N}]))`,
    // A small number stays with the noun that it counts; prepositions are shorter.
    '(?<=(?<![\\p{L}\\p{N}.,])\\d{1,3}) (?=\\p{Ll}{4,12}(?!\\p{L}))',
    // A word of one letter does not end a line; neither does Dr. or nº.
    `(?<=(?<![\\p{L}\\p{N}’'-])(?:\\p{L}|${abbreviations})) (?=\\S)`,
    // A dot between two parts does not begin a line.
    ' (?=[·•] )',
    // A short last word is not alone on a line.
    ' (?=\\S{1,3}$)',
  ].join('|'),
  'gu',
)

/** Browsers break lines after a hyphen. A word joiner keeps a weekday together, or a verb and its pronoun. */
const hyphenBreak =
  /(?<=\b(?:segunda|ter[cç]a|quarta|quinta|sexta)-)(?=feira)|(?<=\p{L}{2}-)(?=(?:se|me|nos|lhes?|l?[oa]s?)(?![\p{L}-]))/giu
/** A name such as Centro-Oeste or NF-e, and e-mail. Other compounds may break: programs look for their exact words. */
const nameHyphenBreak =
  /(?<=(?<![\p{L}-])\p{Lu}\p{Ll}{1,9}-)(?=\p{Lu})|(?<=\b[eE]-)(?=mail)|(?<=(?<![\p{L}-])\p{Lu}{2}-)(?=\p{Ll}(?!\p{L}))/gu

/** A text with no-break spaces and word joiners. The content has plain spaces, which the editor's search finds. */
export function withNoBreakSpaces(text: string): string {
  return text
    .replaceAll(/(?<=\{)\s+|\s+(?=\})/g, '')
    .replace(spacesToReplace, '\u00a0')
    .replace(hyphenBreak, '\u2060')
    .replace(nameHyphenBreak, '\u2060')
}

/** The short labels and messages that the page's code uses get no no-break spaces, because programs read them. */
export const getsNoBreakSpaces = (id: string): boolean =>
  codeTextNode(id) === undefined || id.startsWith('footer.') || id === 'form.privacy'

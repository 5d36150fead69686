/** Control characters, bidirectional marks, line separators, and single surrogates; not tabs and line feeds. */
const controlCharacters =
  /(?![\t\n])[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/** Replaces characters that could control the terminal or change the text direction. */
export function withoutControlCharacters(text: string): string {
  return text.replaceAll(controlCharacters, '\ufffd')
}

/** Control characters, bidirectional marks, line separators, and single surrogates; not tabs and line feeds. */
const controls = /(?![\t\n])[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/** A text that is safe to print: it cannot control the terminal or change the direction of a line. */
export function withoutControls(text: string): string {
  return text.replaceAll(controls, '\ufffd')
}

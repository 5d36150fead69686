/** Characters that control a terminal or change the direction of a line: control characters, bidirectional marks, line separators, and single surrogates. */
const steering = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/** JSON that is safe to print in a terminal: control characters are escaped (\u202e). */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(
    /[^\n\P{Cc}]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Lines of a file that are safe to print in a terminal. */
export function printableLines(text: string): string {
  return text.replaceAll(steering, (sign) => (/[\t\n]/.test(sign) ? sign : '\ufffd'))
}

/** A longer sentence quotes a complete text of the file and is shortened. */
const maxLength = 800

function cutInMiddle(sentence: string): string {
  if (sentence.length <= maxLength) return sentence
  return `${sentence.slice(0, maxLength - 200)}…${sentence.slice(-100)}`
}

/** A sentence that is safe to print in a terminal, whatever it quotes from the file. */
export function printable(sentence: string): string {
  const short = sentence
    .replaceAll(/(?<=“[^”]{80})[^”]{220,}(?=”)/g, '…')
    // A long name of an entry, in brackets.
    .replaceAll(/(?<=\([^()]{80})[^()]{220,}(?=\))/g, '…')
    .replaceAll(/(?<=\S{80})\S{220,}/g, '…')
  return cutInMiddle(short).replaceAll(steering, '\ufffd')
}

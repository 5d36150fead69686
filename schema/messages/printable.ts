/** Signs that steer a terminal or turn a line around: control, direction and line separators; and halves of letters. */
const steering = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/** Data in JSON, none of whose names and values steers a terminal: such signs are written as \u202e. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(
    /[^\n\P{Cc}]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Lines of a file as a terminal may show them. */
export function printableLines(text: string): string {
  return text.replaceAll(steering, (sign) => (/[\t\n]/.test(sign) ? sign : '\ufffd'))
}

/** More than that nobody reads: it quotes a whole text of the file. */
const maxLength = 800

function cutInMiddle(sentence: string): string {
  if (sentence.length <= maxLength) return sentence
  return `${sentence.slice(0, maxLength - 200)}…${sentence.slice(-100)}`
}

/** A sentence as it may be shown anywhere, whatever names and values of the file it quotes. */
export function printable(sentence: string): string {
  const short = sentence
    .replaceAll(/(?<=“[^”]{80})[^”]{220,}(?=”)/g, '…')
    // The name by which an entry is told.
    .replaceAll(/(?<=\([^()]{80})[^()]{220,}(?=\))/g, '…')
    .replaceAll(/(?<=\S{80})\S{220,}/g, '…')
  return cutInMiddle(short).replaceAll(steering, '\ufffd')
}

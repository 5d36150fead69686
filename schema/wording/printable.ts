/** Signs that steer a terminal or turn a line around: control, direction and line separators; and halves of letters. */
const steering = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/** A sentence as it may be shown anywhere, whatever names and values of the file it quotes. */
export function printable(sentence: string): string {
  return sentence
    .replaceAll(/(?<=“[^”]{80})[^”]{220,}(?=”)/g, '…')
    .replaceAll(/(?<=\S{80})\S{220,}/g, '…')
    .replaceAll(steering, '\ufffd')
}

/** Is there nothing to read: only spaces and invisible characters? */
export function isBlank(words: string): boolean {
  return /^[\s\p{Cf}\u115f\u1160\u2800\u3164]*$/u.test(words)
}

/** Windows-1252 for the bytes 0x80 to 0x9F. */
const ofWindows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
/** The byte for each character, for UTF-8 that was decoded as Windows-1252 or Latin-1. */
const bytes = new Map<string, number>()
for (let byte = 0x80; byte <= 0xff; byte += 1)
  bytes.set(String.fromCharCode(byte), byte).set(ofWindows.charAt(byte - 0x80), byte)
bytes.delete('')

const follower = `[${[...bytes].flatMap(([letter, byte]) => (byte < 0xc0 ? [letter] : [])).join('')}]`
/** After a capital, as in “CAFÉ” or MAÇÃ…, an accented capital followed by punctuation is correct. */
const ofCapitals = String.raw`(?!(?<=\p{Lu})[Â-ß][’”…–—])`
const garbled = new RegExp(
  `${ofCapitals}[Â-ß]${follower}|[à-ï]${follower}{2}|[ð-ô]${follower}{3}`,
  'gu',
)

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Repairs mojibake: "GraÃºnix" becomes "Graúnix"; undefined when nothing is garbled. */
export function repairMojibake(words: string): string | undefined {
  const right = words.replace(garbled, (letters) => {
    try {
      return utf8.decode(Uint8Array.from(letters, (letter) => bytes.get(letter) ?? 0))
    } catch {
      return letters
    }
  })
  return right === words ? undefined : right
}

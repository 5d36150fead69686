/** Nothing that a visitor could read: spaces, and characters without width or ink. */
export function isBlank(words: string): boolean {
  return /^[\s\p{Cf}\u115f\u1160\u2800\u3164]*$/u.test(words)
}

/** What Windows puts in the place of the 32 control characters of Latin-1. */
const ofWindows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
/** The byte behind each letter, where UTF-8 was read as Windows-1252 or Latin-1. */
const bytes = new Map<string, number>()
for (let byte = 0x80; byte <= 0xff; byte += 1)
  bytes.set(String.fromCharCode(byte), byte).set(ofWindows.charAt(byte - 0x80), byte)
bytes.delete('')

const follower = `[${[...bytes].flatMap(([letter, byte]) => (byte < 0xc0 ? [letter] : [])).join('')}]`
/** In “CAFÉ” and MAÇÃ… a capital with an accent and the sign behind it are right. */
const ofCapitals = String.raw`(?!(?<=\p{Lu})[Â-ß][’”…–—])`
const garbled = new RegExp(
  `${ofCapitals}[Â-ß]${follower}|[à-ï]${follower}{2}|[ð-ô]${follower}{3}`,
  'gu',
)

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** "GraÃºnix" as "Graúnix"; undefined where nothing looks garbled. */
export function ungarbled(words: string): string | undefined {
  const right = words.replace(garbled, (letters) => {
    try {
      return utf8.decode(Uint8Array.from(letters, (letter) => bytes.get(letter) ?? 0))
    } catch {
      return letters
    }
  })
  return right === words ? undefined : right
}

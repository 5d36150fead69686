async function hashed(
  algorithm: 'SHA-1' | 'SHA-256',
  bytes: Uint8Array,
): Promise<string> {
  const hash = await crypto.subtle.digest(algorithm, bytes.slice())
  return Array.from(new Uint8Array(hash), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** In hexadecimal digits. */
export const sha256 = (bytes: Uint8Array): Promise<string> => hashed('SHA-256', bytes)

/** The id that Git gives a file with these bytes: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
export function blobHash(bytes: Uint8Array): Promise<string> {
  const start = new TextEncoder().encode(`blob ${bytes.length}\0`)
  const whole = new Uint8Array(start.length + bytes.length)
  whole.set(start)
  whole.set(bytes, start.length)
  return hashed('SHA-1', whole)
}

/** The bytes as hexadecimal digits. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const hexHash = async (algorithm: 'SHA-1' | 'SHA-256', bytes: Uint8Array) =>
  hexOf(new Uint8Array(await crypto.subtle.digest(algorithm, bytes.slice())))

/** The SHA-256 of bytes, in hexadecimal digits. */
export const sha256Of = (bytes: Uint8Array): Promise<string> => hexHash('SHA-256', bytes)

/** The id that Git gives a file with these bytes: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
export function gitBlobId(bytes: Uint8Array): Promise<string> {
  const header = new TextEncoder().encode(`blob ${bytes.length}\0`)
  const object = new Uint8Array(header.length + bytes.length)
  object.set(header)
  object.set(bytes, header.length)
  return hexHash('SHA-1', object)
}

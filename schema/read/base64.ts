/** The number of bytes in one call: a complete photo as the arguments of a call would overflow the stack. */
const chunkSize = 32_768

export function base64Of(bytes: Uint8Array): string {
  let binary = ''
  for (let offset = 0; offset < bytes.length; offset += chunkSize)
    binary += String.fromCharCode(...bytes.subarray(offset, offset + chunkSize))
  return btoa(binary)
}

/** Decodes Base64, which may contain line breaks. Throws if it is invalid. */
export const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/** A text that is not UTF-8: UTF-16 by its first two bytes, else Windows-1252, as older programs of Windows save. */
export function decodedText(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'windows-1252').decode(bytes)
}

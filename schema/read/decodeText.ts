/** Reads UTF-8 (keeping its byte order mark), UTF-16, or Windows-1252, as older programs save. Never throws. */
export function decodeText(bytes: Uint8Array): { text: string; isUtf8: boolean } {
  try {
    const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    return { text: utf8.decode(bytes), isUtf8: true }
  } catch {
    const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
    const decoder = new TextDecoder(isUtf16 ? 'utf-16le' : 'windows-1252')
    // Node 20 decodes Windows-1252 as Latin-1, losing dashes and curly quotes, unless it decodes a stream.
    return { text: decoder.decode(bytes, { stream: true }), isUtf8: false }
  }
}

/** The largest content file that is read. A hundred times the sample is two megabytes. */
export const maxContentMegabytes = 10
/** The same maximum in bytes. */
export const maxContentBytes = maxContentMegabytes * 1_000_000

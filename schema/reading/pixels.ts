function wordAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** The pieces of a PNG that are there as a whole: https://www.w3.org/TR/png-3/#5Chunk-layout */
function chunksOf(bytes: Uint8Array): string[] {
  const view = viewOf(bytes)
  const chunks: string[] = []
  let at = 8
  while (at + 12 <= bytes.length && chunks.at(-1) !== 'IEND') {
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) break
    chunks.push(wordAt(bytes, at + 4))
    at = end
  }
  return chunks
}

/** Was the file saved or copied to its end? Told of PNG and WebP. */
export function isWhole(type: string, bytes: Uint8Array): boolean {
  if (type === 'png') return chunksOf(bytes).includes('IEND')
  return type !== 'webp' || viewOf(bytes).getUint32(4, true) + 8 <= bytes.length
}

/** Nothing of the picture can be seen through. */
export function isOpaque(type: string, bytes: Uint8Array): boolean {
  if (type === 'png') {
    const hasAlpha = bytes[25] === 4 || bytes[25] === 6
    return !hasAlpha && !chunksOf(bytes).includes('tRNS')
  }
  // https://developers.google.com/speed/webp/docs/riff_container
  const form = type === 'webp' ? wordAt(bytes, 12) : ''
  const flags = form === 'VP8X' ? bytes[20] : form === 'VP8L' ? bytes[24] : 0
  return ((flags ?? 0) & 0x10) === 0
}

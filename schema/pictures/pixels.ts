function wordAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** The names of a PNG's complete chunks: https://www.w3.org/TR/png-3/#5Chunk-layout */
function chunksOf(bytes: Uint8Array): string[] {
  const view = viewOf(bytes)
  const chunks: string[] = []
  let at = 8
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) break
    chunks.push(wordAt(bytes, at + 4))
    at = end
  }
  return chunks
}

/**
 * Does the JPEG have its end marker? Cameras append data behind it, and embed a preview with an end marker before it.
 */
function hasEnd(bytes: Uint8Array): boolean {
  const view = viewOf(bytes)
  let at = 2
  while (at !== -1) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && marker === 0xd9) return true
    const isSegment = bytes[at] === 0xff && marker >= 0xc0 && !isRestart(marker)
    if (isSegment && at + 4 > bytes.length) return false
    // Pixel data lies between segments: skip to the next marker.
    at = isSegment ? at + 2 + view.getUint16(at + 2) : bytes.indexOf(0xff, at + 1)
  }
  return false
}

const isRestart = (marker: number) =>
  (marker >= 0xd0 && marker <= 0xd7) || marker === 0xff

/** Do the boxes of an AVIF reach exactly to its end? https://www.iso.org/standard/83102.html */
function hasAllBoxes(bytes: Uint8Array): boolean {
  const view = viewOf(bytes)
  let at = 0
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at)
    // Size 0 means "up to the end", 1 "the size follows in eight bytes".
    if (size < 8) return true
    at += size
  }
  return at === bytes.length
}

/** Is the file complete, not cut off while it was saved or copied? */
export function isWhole(type: string, bytes: Uint8Array): boolean {
  switch (type) {
    case 'png':
      return chunksOf(bytes).includes('IEND')
    case 'webp':
      return viewOf(bytes).getUint32(4, true) + 8 <= bytes.length
    case 'jpg':
      return hasEnd(bytes)
    case 'avif':
      return hasAllBoxes(bytes)
    default:
      return true
  }
}

/** Does it have several frames? */
export function isAnimated(type: string, bytes: Uint8Array): boolean {
  if (type === 'png') return chunksOf(bytes).includes('acTL')
  return type === 'webp' && wordAt(bytes, 12) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0
}

/** Is it fully opaque? */
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

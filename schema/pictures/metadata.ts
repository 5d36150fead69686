const strippers = { png: strippedPng, jpg: strippedJpeg, webp: strippedWebp }
type Strippable = keyof typeof strippers

/** Whether metadata can be removed without changing pixels. In an AVIF file, removing bytes would break its offsets. */
export const isStrippable = (type: string): type is Strippable =>
  Object.hasOwn(strippers, type)

/**
 * A picture without metadata: location, camera, names of people and programs, thumbnails, private chunks, and anything
 * after the end. Pixels and color profile do not change. Throws a RangeError for a truncated file.
 */
export const withoutMetadata = (bytes: Uint8Array, type: Strippable): Uint8Array =>
  strippers[type](bytes)

/** A view of bytes as numbers. The view's methods throw a RangeError after the end of the bytes. */
const dataView = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength)

/** A range of bytes as Latin-1 text; shorter if the file ends early. */
const latin1 = (file: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...file.subarray(from, to))

function concatenated(parts: readonly Uint8Array[]): Uint8Array {
  const result = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const part of parts) {
    result.set(part, offset)
    offset += part.length
  }
  return result
}

/** A range of the file. Throws a RangeError if the file ends early. */
function sliceOf(file: Uint8Array, from: number, to: number): Uint8Array {
  if (to > file.length) throw new RangeError('Failed to read the picture: it ends early.')
  return file.subarray(from, to)
}

/** The chunks to keep: https://www.w3.org/TR/png-3/#11Chunks. The last three are animation, which the check reports. */
const keptPngChunks =
  /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/

function strippedPng(file: Uint8Array): Uint8Array {
  const keptChunks = [file.subarray(0, 8)]
  const view = dataView(file)
  for (let offset = 8, name = ''; name !== 'IEND';) {
    // A chunk has a length, a name, and a checksum of 4 bytes each, besides its data.
    const end = offset + 12 + view.getUint32(offset)
    name = latin1(file, offset + 4, offset + 8)
    if (keptPngChunks.test(name)) keptChunks.push(sliceOf(file, offset, end))
    offset = end
  }
  return concatenated(keptChunks)
}

/** Markers of a JPEG: https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1 */
const [app0, app2, app14, app15, comment] = [0xe0, 0xe2, 0xee, 0xef, 0xfe]
const [restart0, restart7, endOfImage, startOfScan] = [0xd0, 0xd7, 0xd9, 0xda]

/** Whether a segment is kept: no comments; of application data, only JFIF, color profiles, Adobe's color transform. */
function isKeptSegment(marker: number, segment: Uint8Array): boolean {
  const startsWith = (text: string) => latin1(segment, 4, 4 + text.length) === text
  if (marker === app0) return startsWith('JFIF\0')
  if (marker === app2) return startsWith('ICC_PROFILE\0')
  if (marker === app14) return startsWith('Adobe')
  const isApplicationData = marker > app0 && marker <= app15
  return !isApplicationData && marker !== comment
}

function strippedJpeg(file: Uint8Array): Uint8Array {
  const keptSegments = [sliceOf(file, 0, 2)]
  const view = dataView(file)
  let offset = 2
  for (;;) {
    if (view.getUint8(offset) !== 0xff) throw new RangeError('Failed to find a marker.')
    const marker = view.getUint8(offset + 1)
    if (marker === 0xff) {
      // A marker may have fill bytes before it.
      offset += 1
      continue
    }
    if (marker === endOfImage)
      return concatenated([...keptSegments, sliceOf(file, offset, offset + 2)])
    let end = offset + 2 + view.getUint16(offset + 2)
    if (marker === startOfScan) end = endOfScan(file, end)
    const segment = sliceOf(file, offset, end)
    if (isKeptSegment(marker, segment)) keptSegments.push(segment)
    offset = end
  }
}

/** The offset at which pixel data ends: that of the next marker that is not a restart marker. */
function endOfScan(file: Uint8Array, from: number): number {
  let offset = file.indexOf(0xff, from)
  while (offset !== -1 && isScanData(dataView(file).getUint8(offset + 1)))
    offset = file.indexOf(0xff, offset + 2)
  if (offset === -1) throw new RangeError('Failed to find the end of the pixels.')
  return offset
}

/** Whether the byte after 0xff shows that this is pixel data: an escaped 0xff, or a restart marker. */
const isScanData = (next: number) => next === 0 || (next >= restart0 && next <= restart7)

/** The chunks to keep: all but metadata. https://developers.google.com/speed/webp/docs/riff_container */
const keptWebpChunks = /^(?:VP8X|VP8 |VP8L|ALPH|ANIM|ANMF|ICCP)$/

function strippedWebp(file: Uint8Array): Uint8Array {
  const keptChunks = [file.subarray(0, 12)]
  const original = dataView(file)
  const length = 8 + original.getUint32(4, true)
  for (let offset = 12; offset + 8 <= length;) {
    const name = latin1(file, offset, offset + 4)
    const size = original.getUint32(offset + 4, true)
    const end = offset + 8 + size + (size % 2)
    if (keptWebpChunks.test(name)) keptChunks.push(sliceOf(file, offset, end))
    offset = end
  }
  const strippedBytes = concatenated(keptChunks)
  const view = dataView(strippedBytes)
  view.setUint32(4, strippedBytes.length - 8, true)
  // The flags for EXIF (8) and XMP (4).
  const flags = latin1(strippedBytes, 12, 16) === 'VP8X' ? view.getUint8(20) : 0
  if (flags > 0) view.setUint8(20, flags & ~0x0c)
  return strippedBytes
}

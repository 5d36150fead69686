/**
 * Removes metadata from a picture: location, camera, names of people and programs, thumbnails, private chunks, and
 * anything behind its end. Pixels and colour profile stay as they are. Throws a RangeError for a truncated file.
 */
export type Raster = 'png' | 'jpg' | 'webp' | 'avif'

export function withoutNotes(bytes: Uint8Array, type: Raster): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  switch (type) {
    case 'png':
      return png(file)
    case 'jpg':
      return jpeg(file)
    case 'webp':
      return webp(file)
    case 'avif':
      return avif(file)
  }
}

/** A range of the file; throws a RangeError when it is not all there. */
function part(file: Buffer, from: number, to: number): Buffer {
  if (to > file.length) throw new RangeError('Failed to read the picture: it ends early.')
  return file.subarray(from, to)
}

/** https://www.w3.org/TR/png-3/#11Chunks; `ac` and `fd` are animation chunks, which the check reports. */
const ofPng =
  /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/

function png(file: Buffer): Buffer {
  const kept = [file.subarray(0, 8)]
  for (let at = 8, name = ''; name !== 'IEND';) {
    const end = at + 12 + file.readUInt32BE(at)
    name = file.toString('latin1', at + 4, at + 8)
    if (ofPng.test(name)) kept.push(part(file, at, end))
    at = end
  }
  return Buffer.concat(kept)
}

/** Size, kind, colour profile (ICC) and Adobe's colour transform: https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1 */
function isOfJpeg(marker: number, segment: Buffer): boolean {
  const begins = (words: string) => segment.toString('latin1', 4).startsWith(words)
  if (marker === 0xe0) return begins('JFIF\0')
  if (marker === 0xe2) return begins('ICC_PROFILE\0')
  if (marker === 0xee) return begins('Adobe')
  const isOfProgram = marker > 0xe0 && marker <= 0xef
  const isComment = marker === 0xfe
  return !isOfProgram && !isComment
}

function jpeg(file: Buffer): Buffer {
  const kept = [part(file, 0, 2)]
  let at = 2
  for (;;) {
    if (file.readUInt8(at) !== 0xff) throw new RangeError('Failed to find a marker.')
    const marker = file.readUInt8(at + 1)
    if (marker === 0xff) {
      // Fill bytes may stand before a marker.
      at += 1
      continue
    }
    if (marker === 0xd9) return Buffer.concat([...kept, part(file, at, at + 2)])
    let end = at + 2 + file.readUInt16BE(at + 2)
    if (marker === 0xda) end = endOfScan(file, end)
    const segment = part(file, at, end)
    if (isOfJpeg(marker, segment)) kept.push(segment)
    at = end
  }
}

/** Pixel data ends at the next marker that is not a restart marker. */
function endOfScan(file: Buffer, from: number): number {
  let at = file.indexOf(0xff, from)
  while (at !== -1 && isOfScan(file.readUInt8(at + 1))) at = file.indexOf(0xff, at + 2)
  if (at === -1) throw new RangeError('Failed to find the end of the pixels.')
  return at
}

const isOfScan = (next: number) => next === 0 || (next >= 0xd0 && next <= 0xd7)

const ofWebp = /^(?:VP8X|VP8 |VP8L|ALPH|ANIM|ANMF|ICCP)$/

/** https://developers.google.com/speed/webp/docs/riff_container */
function webp(file: Buffer): Buffer {
  const kept: Buffer[] = [Buffer.from(file.subarray(0, 12))]
  const whole = 8 + file.readUInt32LE(4)
  for (let at = 12; at + 8 <= whole;) {
    const name = file.toString('latin1', at, at + 4)
    const size = file.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    if (ofWebp.test(name)) kept.push(Buffer.from(part(file, at, end)))
    at = end
  }
  const made = Buffer.concat(kept)
  made.writeUInt32LE(made.length - 8, 4)
  // The flags for EXIF (8) and XMP (4).
  const flags = made.toString('latin1', 12, 16) === 'VP8X' ? made.readUInt8(20) : 0
  if (flags > 0) made.writeUInt8(flags & ~0x0c, 20)
  return made
}

const ofAvif = /^(?:ftyp|meta|mdat|moov|free)$/

/**
 * Boxes of ISO 14496-12, 4.2. Offsets count from the start of the file, so metadata is overwritten with zeros, not cut
 * out.
 */
function avif(file: Buffer): Buffer {
  const made = Buffer.from(file)
  let [at, last] = [0, 0]
  while (at + 8 <= made.length) {
    const size = made.readUInt32BE(at)
    // Size 0: to the end of the file. 1: a 64-bit size follows the name.
    const length =
      size === 0
        ? made.length - at
        : size === 1
          ? Number(made.readBigUInt64BE(at + 8))
          : size
    if (length < 8) break
    const name = made.toString('latin1', at + 4, at + 8)
    if (!/^[\x20-\x7e]{4}$/.test(name) || at + length > made.length) break
    if (name === 'free' || !ofAvif.test(name)) {
      made.write('free', at + 4, 'latin1')
      made.fill(0, at + (size === 1 ? 16 : 8), at + length)
    } else last = at + length
    at += length
  }
  return made.subarray(0, last)
}

/** Signatures at the start of a file, read as Latin-1, and the name of its kind. */
const kinds: readonly [pattern: RegExp, name: string][] = [
  [/^[^]{4}ftyp(?:hei[cxms]|hev[cxm]|mif1|msf1)/, 'HEIC'],
  [/^[^]{4}ftypavif/, 'AVIF'],
  [/^[^]{4}ftyp/, 'MP4'],
  [/^%PDF/, 'PDF'],
  [/^%!PS/, 'EPS'],
  [/^8BPS/, 'Photoshop'],
  [/^GIF8/, 'GIF'],
  [/^\u0089PNG/, 'PNG'],
  [/^\u00ff\u00d8\u00ff/, 'JPEG'],
  [/^RIFF[^]{4}WEBP/, 'WebP'],
  [/^(?:II\*|MM.\*)/s, 'TIFF'],
  [/^BM/, 'BMP'],
  [/^PK[^]{2}/, 'ZIP'],
  [/^[^]\u008b/, 'GZIP'],
  [/^version https:\/\/git-lfs/, 'Git LFS'],
  [/^\s*<(?:!doctype html|html)/i, 'HTML'],
  [/^[^]{0,300}<svg[\s>]/i, 'SVG'],
]
/** Programs that save as ZIP or PDF, by file ending. */
const byEnding: Readonly<Record<string, string>> = {
  ai: 'Illustrator',
  cdr: 'CorelDRAW',
  docx: 'Word',
  pptx: 'PowerPoint',
  xlsx: 'Excel',
}

/** The kind of a file by its bytes, whatever its name says: "HEIC", "PDF", "Word"; undefined when unknown. */
export function kindOfFile(path: string, bytes: Uint8Array): string | undefined {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  const head = String.fromCharCode(...bytes.subarray(0, 400))
  const name = kinds.find(([pattern]) => pattern.test(head))?.[1]
  return name === 'ZIP' || name === 'PDF' ? (byEnding[ending] ?? name) : name
}

/** Signatures at the start of a file, read as Latin-1, and the name of its kind. */
const kinds: readonly [pattern: RegExp, name: string][] = [
  [/^[^]{4}ftyp(?:hei[cxms]|hev[cxm]|mif1|msf1)/, 'HEIC'],
  [/^[^]{4}ftypavif/, 'AVIF'],
  [/^%PDF/, 'PDF'],
  [/^8BPS/, 'Photoshop'],
  [/^GIF8/, 'GIF'],
  [/^\u0089PNG/, 'PNG'],
  [/^\u00ff\u00d8\u00ff/, 'JPEG'],
  [/^RIFF[^]{4}WEBP/, 'WebP'],
  [/^\s*<(?:!doctype html|html)/i, 'HTML'],
  [/^[^]{0,300}<svg[\s>]/i, 'SVG'],
]

/** The kind of a file by its bytes, whatever its name is: "HEIC", "PDF"; undefined when unknown. */
export function kindOfFile(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 400))
  return kinds.find(([pattern]) => pattern.test(head))?.[1]
}

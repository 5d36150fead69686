/** Our block in a host's .htaccess. Every other line of the file stays, byte by byte. */

const beginLine = '# BEGIN site'
const endLine = '# END site'
/** Preserves every byte of a file with an unknown encoding. */
const encoding = 'latin1'

/** The file with our block instead of the existing one, or at the end. An empty block is removed. */
export function mergedHtaccess(existing: Buffer, block: Buffer): Buffer {
  const text = existing.toString(encoding)
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/)
  const blockLines = block.toString(encoding).trimEnd().split('\n')
  const newBlock = block.length > 0 ? [beginLine, ...blockLines, endLine] : []
  const beginIndex = lines.lastIndexOf(beginLine)
  const endIndex = lines.indexOf(endLine, beginIndex)
  // A start marker without an end marker is not changed: it is unknown which lines after it are ours.
  const merged =
    beginIndex >= 0 && endIndex > beginIndex
      ? lines.toSpliced(beginIndex, endIndex - beginIndex + 1, ...newBlock)
      : [...lines, ...newBlock]
  const isSame = merged.length === lines.length && newBlock.length === 0
  return isSame
    ? existing
    : Buffer.from(merged.map((line) => `${line}${newline}`).join(''), encoding)
}

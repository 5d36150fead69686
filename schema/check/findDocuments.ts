import type { Document } from '../read/readDocument.ts'
import type { Placed } from '../read/schemaTree.ts'
import type { PublicFiles } from './findFiles.ts'
import { finding, type Finding } from './finding.ts'
import { isFilePath } from './formats.ts'
import { matchingFile } from './matchingFile.ts'
import { nearest } from './nearest.ts'

/** The PDFs and pages in public that links lead to: there, and what their names say. */
export function findDocuments(
  document: Document,
  strings: readonly Placed[],
  files: PublicFiles | undefined,
): Finding[] {
  if (!files) return []
  return strings.flatMap(({ path, value: address, node }) => {
    if (node.format !== 'linkOrFile' || !isFilePath(address)) return []
    const span = document.valueSpan(path)
    const bytes = files.read(address)
    const file = `public${address}`
    if (bytes) {
      if (address.endsWith('.pdf'))
        return isPdf(bytes) ? [] : finding('not-a-pdf', { file }, span)
      return isPage(bytes) ? [] : finding('not-a-page', { file }, span)
    }
    const documents = files.list().filter(isFilePath)
    const right = matchingFile(address, documents)
    // Which one it is, if not a new one, is for the person to say.
    const near = right === undefined ? nearest(address, documents) : undefined
    const edit =
      right === undefined ? undefined : { ...span, text: JSON.stringify(right) }
    return finding('document-missing', { file, right, near }, span, edit)
  })
}

function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-'
}

/** Text with a tag in it; programs for words save other things under this ending. */
function isPage(bytes: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 10_000))
  return /<[a-z!]/i.test(start) && !start.includes('\0')
}

import type { Document } from '../read/readDocument.ts'
import { stringsIn } from '../read/schemaTree.ts'
import type { PublicFiles } from './findFiles.ts'
import { finding, type Finding } from './finding.ts'
import { isPdfPath } from './formats.ts'
import { matchingFile } from './matchingFile.ts'
import { nearest } from './nearest.ts'

/** The PDFs that links lead to: there, and what they say. */
export function findDocuments(
  document: Document,
  files: PublicFiles | undefined,
): Finding[] {
  if (!files) return []
  return stringsIn(document.value).flatMap(({ path, value: address, node }) => {
    if (node.format !== 'linkOrPdf' || !isPdfPath(address)) return []
    const span = document.valueSpan(path)
    const bytes = files.read(address)
    const file = `public${address}`
    if (bytes) return isPdf(bytes) ? [] : finding('not-a-pdf', { file }, span)
    const pdfs = files.list().filter(isPdfPath)
    const right = matchingFile(address, pdfs)
    // Which one it is, if not a new one, is for the person to say.
    const near = right === undefined ? nearest(address, pdfs) : undefined
    const edit =
      right === undefined ? undefined : { ...span, text: JSON.stringify(right) }
    return finding('pdf-missing', { file, right, near }, span, edit)
  })
}

function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-'
}

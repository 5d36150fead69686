import { isFilePath } from '../formats/links.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import type { PublicFiles } from '../read/publicFiles.ts'
import { finding, stringEdit, type Finding } from './finding.ts'
import { matchingFile } from './matchingFile.ts'
import { nearestSpelling } from './nearestSpelling.ts'

/** Checks the PDFs and pages in public/ that links lead to: whether they exist and have the type of their extension. */
export function findDocuments(
  parsed: ParsedFile,
  files: PublicFiles | undefined,
): Finding[] {
  if (!files) return []
  return parsed.strings.flatMap(({ path, value: filePath, node }) => {
    if (node.format !== 'linkOrFile' || !isFilePath(filePath)) return []
    if (files.unexamined?.has(filePath)) return []
    const span = parsed.valueSpan(path)
    const bytes = files.read(filePath)
    const file = `public${filePath}`
    if (bytes) {
      const isValid = filePath.endsWith('.pdf') ? isPdf(bytes) : isHtml(bytes)
      return isValid ? [] : finding('not-a-document', { file }, span)
    }
    const documents = files.list().filter(isFilePath)
    const correction = matchingFile(filePath, documents)
    // A similar name is only a suggestion, not an edit, because the owner may mean another or a new document.
    const suggestion = nearestSpelling(filePath, documents)
    const edit = stringEdit(correction, span)
    const data = { path, file, correction, suggestion }
    return finding('file-missing', data, span, { edit })
  })
}

function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-'
}

/** Whether the file is text with a tag. Word processors save other formats under this extension. */
function isHtml(bytes: Uint8Array): boolean {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 10_000))
  return /<[a-z!]/i.test(head) && !head.includes('\0')
}

import { maxPictureBytes, type DocumentType } from './storage.ts'

/** The type of a document by its bytes, not by its name. Undefined for files that are not documents. */
export function documentType(bytes: Uint8Array): DocumentType | undefined {
  const start = new TextDecoder().decode(bytes.subarray(0, 1024))
  if (start.startsWith('%PDF-')) return 'pdf'
  return /^\s*(<!--[\s\S]*?-->\s*)*<(!doctype html|html)\b/i.test(start)
    ? 'html'
    : undefined
}

/** Checks whether a file can be offered for download, and returns its type. */
export function checkDocument(
  bytes: Uint8Array,
): { ok: true; type: DocumentType } | { ok: false; reason: 'kind' | 'too big' } {
  if (bytes.length > maxPictureBytes) return { ok: false, reason: 'too big' }
  const type = documentType(bytes)
  return type === undefined ? { ok: false, reason: 'kind' } : { ok: true, type }
}

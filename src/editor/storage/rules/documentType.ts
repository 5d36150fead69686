import type { DocumentType } from '../storage.ts'

/** The type by the bytes, whatever the name says. */
export function documentType(bytes: Uint8Array): DocumentType | undefined {
  const start = new TextDecoder().decode(bytes.subarray(0, 1024))
  if (start.startsWith('%PDF-')) return 'pdf'
  return /^\s*(<!--[\s\S]*?-->\s*)*<(!doctype html|html)\b/i.test(start)
    ? 'html'
    : undefined
}

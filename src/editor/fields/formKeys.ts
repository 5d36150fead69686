import type { Field } from '../../../schema/fieldAt.ts'
import { isRecord } from '../../../schema/read/readDocument.ts'

/** The parts by which the forms of a group differ. They come and go with the form that is chosen (FormChoice.tsx). */
export function formKeys({ snippets }: Field): string[] {
  if (snippets.length < 2) return []
  return snippets.flatMap(({ body }) => (isRecord(body) ? Object.keys(body) : []))
}

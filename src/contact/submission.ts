import type { FormField } from './formFields.ts'

/** What a visitor sends, by the ids of the fields; the content's further ones behind those of every form. */
export interface Submission extends Record<string, string> {
  name: string
  contact: string
  message: string
}

export type ReadSubmission =
  | { ok: true; submission: Submission }
  | { ok: false; missing: string[] }

/** Spaces alone count as empty; there is no other rule, and what was typed is sent as it was typed. */
export function readSubmission(
  data: FormData,
  fields: readonly FormField[],
): ReadSubmission {
  const missing = fields.flatMap(({ id, name, required }) =>
    required !== undefined && textOf(data, name).trim() === '' ? [id] : [],
  )
  if (missing.length > 0) return { ok: false, missing }
  const submission: Submission = {
    name: textOf(data, 'name'),
    contact: textOf(data, 'contact'),
    message: textOf(data, 'message'),
  }
  for (const { id, name } of fields) submission[id] = textOf(data, name)
  return { ok: true, submission }
}

/** Of all fields together, in bytes of UTF-8. */
export function textLength(data: FormData, fields: readonly FormField[]): number {
  const text = fields.map(({ name }) => textOf(data, name)).join('')
  return new TextEncoder().encode(text).length
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

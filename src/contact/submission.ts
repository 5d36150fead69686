/** The form's fields, in the order in which they stand and are checked. */
export const fieldNames = ['name', 'contact', 'message'] as const

export type FieldName = (typeof fieldNames)[number]

/** What a visitor sends. */
export type Submission = Record<FieldName, string>

export type ReadSubmission =
  | { ok: true; submission: Submission }
  | { ok: false; missing: FieldName[] }

/** Spaces alone count as empty; there is no other rule, and what was typed is sent as it was typed. */
function isMissing(text: string): boolean {
  return text.trim() === ''
}

export function readSubmission(data: FormData): ReadSubmission {
  const submission = {
    name: textOf(data, 'name'),
    contact: textOf(data, 'contact'),
    message: textOf(data, 'message'),
  }
  const missing = fieldNames.filter((field) => isMissing(submission[field]))
  return missing.length === 0 ? { ok: true, submission } : { ok: false, missing }
}

/** Of all fields together, in bytes of UTF-8. */
export function textLength(data: FormData): number {
  const text = fieldNames.map((field) => textOf(data, field)).join('')
  return new TextEncoder().encode(text).length
}

function textOf(data: FormData, field: FieldName): string {
  const value = data.get(field)
  return typeof value === 'string' ? value : ''
}

import { maxSubmissionBytes } from '../../schema/mailService.ts'
import type { FormField } from './formFields.ts'

/** The values that a visitor sends, by field id. The content's additional fields come after those of every form. */
export interface Submission extends Record<string, string> {
  name: string
  contact: string
  message: string
}

export type SubmissionResult =
  | { ok: true; submission: Submission }
  | { ok: false; missing: string[] }

/** Reads the fields, unchanged. A required one is missing if it has only white space. There is no other rule. */
export function readSubmission(
  data: FormData,
  fields: readonly FormField[],
): SubmissionResult {
  const missing = fields.flatMap(({ id, name, required }) =>
    required !== undefined && fieldText(data, name).trim() === '' ? [id] : [],
  )
  if (missing.length > 0) return { ok: false, missing }
  const submission: Submission = {
    name: fieldText(data, 'name'),
    contact: fieldText(data, 'contact'),
    message: fieldText(data, 'message'),
  }
  for (const { id, name } of fields) submission[id] = fieldText(data, name)
  return { ok: true, submission }
}

export interface TextLength {
  characters: number
  /** The number of characters that fit if further text is like this one: an accented letter takes two bytes. */
  limit: number
}

/** The length of all fields together; undefined up to 90% of the limit. */
export function textLength(
  data: FormData,
  fields: readonly FormField[],
): TextLength | undefined {
  const text = fields.map(({ name }) => fieldText(data, name)).join('')
  const bytes = new TextEncoder().encode(text).length
  if (bytes <= maxSubmissionBytes * 0.9) return undefined
  return {
    characters: text.length,
    limit: Math.floor((maxSubmissionBytes * text.length) / bytes),
  }
}

function fieldText(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

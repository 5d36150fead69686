import { makeValidator } from '../generated/validator.js'
import type { ModelNode } from '../model/node.ts'
import { formats } from './formats.ts'
import { kindFor, kindOf } from './kinds.ts'

/** Whether a value is a content. Made by "npm run types", so that no code is evaluated, which a policy may forbid. */
export const validate = makeValidator(
  Object.fromEntries(Object.entries(formats).map(([name, { valid }]) => [name, valid])),
)

/** Is a value valid at a place of the model? */
export function accepts(node: ModelNode, value: unknown): boolean {
  const { type, enum: choices, const: only } = node
  const isPlain = type !== undefined || choices !== undefined || only !== undefined
  if (!isPlain || kindOf(value) !== kindFor(node)) return false
  if (typeof value !== 'string') return true
  if (choices) return choices.includes(value)
  const { pattern = '', format } = node
  return new RegExp(pattern).test(value) && (!format || formats[format].valid(value))
}

import type { ValueType } from '../messages/problems.ts'
import type { ModelNode } from '../model/node.ts'
import { isRecord } from '../read/lookUp.ts'

export function typeOf(value: unknown): ValueType {
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'boolean'
  if (Array.isArray(value)) return 'list'
  return isRecord(value) ? 'group' : 'nothing'
}

const typeNames: Record<string, ValueType> = {
  string: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  array: 'list',
  object: 'group',
}

export function typeFor(schema: ModelNode | undefined): ValueType {
  return typeNames[String(schema?.type)] ?? 'text'
}

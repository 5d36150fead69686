import type { ValueType } from '../messages/problems.ts'
import { exampleOf, jsonLine } from '../model/example.ts'
import type { ModelNode } from '../model/node.ts'
import { type Path, isRecord, lookUp } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { repairedValue } from './badValue.ts'
import { finding, type Finding } from './finding.ts'

/** Converts a string to the expected type, as JSON: "true" to true, "3" to 3. Returns undefined if ambiguous. */
function convert(
  text: string | undefined,
  expected: ValueType,
  node: ModelNode,
): string | undefined {
  if (text === undefined) return undefined
  if (expected === 'boolean') return /^(?:true|false)$/.test(text) ? text : undefined
  if (expected === 'integer') return /^(0|[1-9]\d{0,8})$/.test(text) ? text : undefined
  const correction = expected === 'string' ? repairedValue(node, text) : undefined
  return correction === undefined ? undefined : JSON.stringify(correction)
}

export function wrongType(parsed: ParsedFile, path: Path): Finding {
  const { value: root } = parsed
  const value = parsed.valueAt(path)
  const actualType = typeOf(value)
  const { offset, length } = parsed.valueSpan(path)
  const written = parsed.text.slice(offset, offset + length)
  const span = /^[[{]/.test(written) ? parsed.openingSpan(path) : { offset, length }
  const node = nodeAt(root, path) ?? {}
  const expected = expectedType(node)
  const example = exampleAt(root, path)
  const writtenNumber = actualType === 'integer' ? written : undefined
  if (node.refersTo === 'texts' && (actualType === 'object' || actualType === 'integer'))
    return finding('text-as-name', { text: writtenNumber, path, example }, span)
  const text = typeof value === 'string' ? value.trim() : writtenNumber
  const correction = convert(text, expected, node)
  const data = {
    path,
    expectedType: expected,
    actualType,
    number: writtenNumber,
    correction: correction ?? example,
    advice: node.advice,
  }
  const edit = correction === undefined ? undefined : { ...span, text: correction }
  return finding('wrong-type', data, span, { edit })
}

export function typeOf(value: unknown): ValueType {
  if (typeof value === 'string') return 'string'
  if (typeof value === 'number') return 'integer'
  if (typeof value === 'boolean') return 'boolean'
  if (Array.isArray(value)) return 'array'
  return isRecord(value) ? 'object' : 'null'
}

export const expectedType = ({ type = 'string' }: ModelNode): ValueType => type

/** An example of a value for a path, as JSON. */
export function exampleAt(root: unknown, path: Path): string {
  const node = nodeAt(root, path) ?? {}
  const example = exampleOf(node)
  const firstEntryId = node.refersTo && lookUp(root, [node.refersTo, 0, 'id'])
  return jsonLine(typeof firstEntryId === 'string' ? firstEntryId : example)
}

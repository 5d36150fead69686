import type { ValueType } from '../messages/problems.ts'
import { exampleOf, jsonLine } from '../model/example.ts'
import type { ModelNode } from '../model/node.ts'
import { type Path, isRecord, lookUp } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { repairedValue } from './badValue.ts'
import { finding, type Finding } from './finding.ts'

/** The value in the expected type, as JSON: "3" becomes 3, and 3 becomes "3". Undefined if it cannot be converted. */
function convertedValue(
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

/** The finding for a value of a wrong type. If the value can be converted, the finding has an edit. */
export function wrongType(parsed: ParsedFile, path: Path): Finding {
  const { value: content } = parsed
  const value = parsed.valueAt(path)
  const actualType = typeOf(value)
  const { offset, length } = parsed.valueSpan(path)
  const source = parsed.text.slice(offset, offset + length)
  const span = /^[[{]/.test(source) ? parsed.openingSpan(path) : { offset, length }
  const node = nodeAt(content, path) ?? {}
  const expectedTypeName = expectedType(node)
  const example = exampleAt(content, path)
  const numberSource = actualType === 'integer' ? source : undefined
  if (node.refersTo === 'texts' && (actualType === 'object' || actualType === 'integer'))
    return finding('text-as-name', { text: numberSource, path, example }, span)
  const text = typeof value === 'string' ? value.trim() : numberSource
  const correction = convertedValue(text, expectedTypeName, node)
  const data = {
    path,
    expectedType: expectedTypeName,
    actualType,
    number: numberSource,
    correction: correction ?? example,
    advice: node.advice,
  }
  const edit = correction === undefined ? undefined : { ...span, text: correction }
  return finding('wrong-type', data, span, { edit })
}

/** The type of a JSON value, as the model names it. Every number counts as an integer: the model has no fractions. */
export function typeOf(value: unknown): ValueType {
  if (typeof value === 'string') return 'string'
  if (typeof value === 'number') return 'integer'
  if (typeof value === 'boolean') return 'boolean'
  if (Array.isArray(value)) return 'array'
  return isRecord(value) ? 'object' : 'null'
}

export const expectedType = ({ type = 'string' }: ModelNode): ValueType => type

/** An example value for a path, as JSON. For a reference, the id of the first entry that it can refer to. */
export function exampleAt(content: unknown, path: Path): string {
  const node = nodeAt(content, path) ?? {}
  const example = exampleOf(node)
  const firstEntryId = node.refersTo && lookUp(content, [node.refersTo, 0, 'id'])
  return jsonLine(typeof firstEntryId === 'string' ? firstEntryId : example)
}

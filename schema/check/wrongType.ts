import type { ValueType } from '../messages/problems.ts'
import { exampleOf, jsonLine } from '../model/example.ts'
import type { ModelNode } from '../model/node.ts'
import { type Path, isRecord, lookUp } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, type Finding } from './finding.ts'
import { repairedValue } from './findValues.ts'

/** The value converted to the type of its place, as JSON: "true" to true, "3" to 3. Undefined if it is not certain. */
function convert(
  words: string | undefined,
  expected: ValueType,
  node: ModelNode,
): string | undefined {
  if (words === undefined) return undefined
  if (expected === 'boolean') return /^(?:true|false)$/.test(words) ? words : undefined
  if (expected === 'integer') return /^(0|[1-9]\d{0,8})$/.test(words) ? words : undefined
  const right = expected === 'string' ? repairedValue(node, words) : undefined
  return right === undefined ? undefined : JSON.stringify(right)
}

/** The finding for a value of the wrong type. */
export function wrongType(parsed: ParsedFile, path: Path): Finding {
  const { value: root, text } = parsed
  const value = parsed.valueAt(path)
  const found = typeOf(value)
  const { offset, length } = parsed.valueSpan(path)
  const written = text.slice(offset, offset + length)
  const span = /^[[{]/.test(written) ? parsed.openingSpan(path) : { offset, length }
  const node = nodeAt(root, path) ?? {}
  const expected = typeFor(node)
  const example = exampleAt(root, path)
  const number = found === 'integer' ? written : undefined
  if (node.pointsTo === 'texts' && (found === 'object' || found === 'integer'))
    return finding('text-as-name', { text: number, path, example }, span)
  const words = typeof value === 'string' ? value.trim() : number
  const right = convert(words, expected, node)
  const data = {
    path,
    expected,
    found,
    number,
    right: right ?? example,
    otherwise: node.otherwise,
  }
  const edit = right === undefined ? undefined : { ...span, text: right }
  return finding('wrong-type', data, span, { edit })
}

export function typeOf(value: unknown): ValueType {
  if (typeof value === 'string') return 'string'
  if (typeof value === 'number') return 'integer'
  if (typeof value === 'boolean') return 'boolean'
  if (Array.isArray(value)) return 'array'
  return isRecord(value) ? 'object' : 'null'
}

export const typeFor = ({ type = 'string' }: ModelNode): ValueType => type

/** An example of a value for a path, as JSON. */
export function exampleAt(root: unknown, path: Path): string {
  const node = nodeAt(root, path) ?? {}
  const example = exampleOf(node)
  const named = node.pointsTo && lookUp(root, [node.pointsTo, 0, 'id'])
  return jsonLine(typeof named === 'string' ? named : example)
}

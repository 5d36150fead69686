import type { Kind } from '../messages/shape.ts'
import type { ModelNode } from '../model/node.ts'
import { nodeAt } from '../read/modelTree.ts'
import { lookUp, type Path } from '../read/readDocument.ts'
import { kindFor } from './kinds.ts'

/** An example shows so many names of a group. */
const maxParts = 4

const plain: Record<Kind, string> = {
  text: '"…"',
  number: '1',
  'yes or no': 'false',
  list: '[ … ]',
  group: '{ … }',
  nothing: '"…"',
}

/** The required names of a group. */
function partsOf({ required = [], oneOf = [] }: ModelNode): readonly string[] {
  return [...required, ...(oneOf[0]?.required ?? [])]
}

/** An example of a value for a path, as JSON. */
export function exampleAt(root: unknown, path: Path): string {
  const node = nodeAt(root, path) ?? {}
  const example = node.examples?.[0] ?? node.enum?.[0] ?? node.const
  if (node.pointsTo === 'texts' && typeof example === 'string')
    return JSON.stringify(textNameAt(root, path, example))
  if (example !== undefined) return JSON.stringify(example)
  const named = node.pointsTo && lookUp(root, [node.pointsTo, 0, 'id'])
  if (typeof named === 'string') return JSON.stringify(named)
  const kind = kindFor(node)
  const parts = kind === 'group' ? partsOf(node) : []
  if (parts.length > 0 && parts.length <= maxParts)
    return `{ ${parts.map((name) => `"${name}": ${exampleAt(root, [...path, name])}`).join(', ')} }`
  const entry = kind === 'list' ? exampleAt(root, [...path, 0]) : '…'
  return entry.includes('…') ? plain[kind] : `[ ${entry} ]`
}

/** An example of a text's name, with the id of the entry around it: services.training.title, like services.cloud.title. */
function textNameAt(root: unknown, path: Path, example: string): string {
  const entry = path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1)
  const habit = nodeAt(root, entry)?.properties?.['id']?.examples?.[0]
  const id = lookUp(root, [...entry, 'id'])
  if (typeof id !== 'string' || !/^[a-z][a-zA-Z0-9-]*$/.test(id)) return example
  const own = id.replace(/-+(.?)/g, (_, letter: string) => letter.toUpperCase())
  return example
    .split('.')
    .map((part) => (part === habit ? own : part))
    .join('.')
}

import { exampleOf, written } from '../model/example.ts'
import { nodeAt } from '../read/modelTree.ts'
import { lookUp, type Path } from '../read/readDocument.ts'

/** An example of a value for a path, as JSON. */
export function exampleAt(root: unknown, path: Path): string {
  const node = nodeAt(root, path) ?? {}
  const example = exampleOf(node)
  if (node.pointsTo === 'texts') return written(textNameAt(root, path, String(example)))
  const named = node.pointsTo && lookUp(root, [node.pointsTo, 0, 'id'])
  return written(typeof named === 'string' ? named : example)
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

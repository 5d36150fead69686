import { exampleOf, written } from '../model/example.ts'
import { lookUp, type Path } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'

/** An example of a value for a path, as JSON. */
export function exampleAt(root: unknown, path: Path): string {
  const node = nodeAt(root, path) ?? {}
  const example = exampleOf(node)
  const named = node.pointsTo && lookUp(root, [node.pointsTo, 0, 'id'])
  return written(typeof named === 'string' ? named : example)
}

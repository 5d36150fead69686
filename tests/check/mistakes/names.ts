import { nodeAt } from '../../../schema/read/modelTree.ts'
import {
  copyOfContent,
  lineOfPath,
  properties,
  renamed,
  slip,
  without,
  type Mistake,
} from './mistake.ts'

const content = copyOfContent()

function isRequired(path: readonly (string | number)[]): boolean {
  const name = path.at(-1)
  if (typeof name !== 'string') return false
  if (path.length === 3 && path[0] === 'sections' && name === 'type') return true
  return nodeAt(content, path.slice(0, -1))?.required?.includes(name) ?? false
}

export function missingNames(): Mistake[] {
  return properties.filter(isRequired).map((path) => {
    const text = without(path)
    const holder = path.slice(0, -1)
    return {
      where: path.join(' › '),
      text,
      lines: holder.length === 0 ? [1, 1] : lineOfPath(text, holder),
      names: String(path.at(-1)),
      fixable: false,
    }
  })
}

export function mistypedNames(): Mistake[] {
  return properties.map((path) => {
    const name = String(path.at(-1))
    const wrong = slip(name)
    const text = renamed(path, wrong)
    return {
      where: path.join(' › '),
      text,
      lines: lineOfPath(text, [...path.slice(0, -1), wrong]),
      names: name,
      fixable: true,
    }
  })
}

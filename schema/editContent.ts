/**
 * Changes content, even invalid content, and finds what a change affects. A function that changes content returns new
 * content and leaves the old one unchanged, for undo. Unchanged parts are the same objects in both.
 */
import { isRecord, lookUp, type Path } from './read/lookUp.ts'
import { codeTextNode, stringsIn } from './read/modelTree.ts'

type ChangeValue = (value: unknown) => unknown

/** Replaces one value, and copies only the objects on the path. A path that does not exist changes nothing. */
function changeAt<Content>(content: Content, path: Path, change: ChangeValue): Content {
  // The type is not checked: while an owner edits, values may be missing.
  return changeValueAt(content, path, change) as Content
}

function changeValueAt(value: unknown, path: Path, change: ChangeValue): unknown {
  const [step, ...innerPath] = path
  if (step === undefined) return change(value)
  if (Array.isArray(value) && typeof step === 'number')
    return value.map((item: unknown, index) =>
      index === step ? changeValueAt(item, innerPath, change) : item,
    )
  if (!isRecord(value) || !Object.hasOwn(value, step)) return value
  return { ...value, [step]: changeValueAt(value[step], innerPath, change) }
}

function changeListAt<Content>(
  content: Content,
  path: Path,
  change: (list: unknown[]) => unknown[],
): Content {
  return changeAt(content, path, (list) => (Array.isArray(list) ? change(list) : list))
}

/** Sets the value at a path. A new property is added at the end of its group. */
export function setValue<Content>(content: Content, path: Path, value: unknown): Content {
  const key = path.at(-1)
  return changeAt(content, path.slice(0, -1), (group) =>
    typeof key === 'string' && isRecord(group)
      ? { ...group, [key]: value }
      : changeAt(group, path.slice(-1), () => value),
  )
}

/** Removes the property at a path from its group. */
export function removeValue<Content>(content: Content, path: Path): Content {
  const key = path.at(-1)
  return changeAt(content, path.slice(0, -1), (group) =>
    isRecord(group)
      ? Object.fromEntries(Object.entries(group).filter(([otherKey]) => otherKey !== key))
      : group,
  )
}

/** Inserts an entry into the list at a path, before the one at the index. */
export function insertEntry<Content>(
  content: Content,
  path: Path,
  index: number,
  entry: unknown,
): Content {
  return changeListAt(content, path, (list) => list.toSpliced(index, 0, entry))
}

/** Removes the entry at a path from its list. */
export function removeEntry<Content>(content: Content, path: Path): Content {
  const index = Number(path.at(-1))
  return changeListAt(content, path.slice(0, -1), (list) => list.toSpliced(index, 1))
}

/** Moves the entry at a path to another index of its list. */
export function moveEntry<Content>(content: Content, path: Path, to: number): Content {
  const from = Number(path.at(-1))
  return changeListAt(content, path.slice(0, -1), (list) =>
    from in list ? list.toSpliced(from, 1).toSpliced(to, 0, list[from]) : list,
  )
}

/** The paths of all references to the entry at a path: in menu items, buttons, links, and lists of ids. */
export function referencesTo(content: unknown, path: Path): Path[] {
  const id = lookUp(content, [...path, 'id'])
  const listName = path.length === 2 ? path[0] : undefined
  return stringsIn(content).flatMap(({ path: idPath, value, node }) =>
    value === id && node.refersTo === listName ? [idPath] : [],
  )
}

/** The ids of texts that only the value at a path uses, and that can be removed with the value. */
export function textsOnlyUsedBy(content: unknown, path: Path): string[] {
  const isInside = (textPath: Path) =>
    path.every((step, index) => textPath[index] === step)
  const uses = stringsIn(content).filter(({ node }) => node.refersTo === 'texts')
  const usedElsewhere = new Set(
    uses.flatMap(({ path: textPath, value }) => (isInside(textPath) ? [] : [value])),
  )
  const usesInside = uses.filter(
    ({ path: textPath, value }) =>
      isInside(textPath) && !usedElsewhere.has(value) && !codeTextNode(value),
  )
  return [...new Set(usesInside.map(({ value }) => value))]
}

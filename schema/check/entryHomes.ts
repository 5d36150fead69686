import { model } from '../model/model.ts'
import type { ModelNode } from '../model/node.ts'
import { lookUp, type Path } from '../read/readDocument.ts'
import { modelOf, resolve } from '../read/schemaTree.ts'
import { kindFor, kindOf } from './kinds.ts'

type Group = Record<string, unknown>

/** How many names of a group are known at a place, and how many are strange there, of the wrong kind, or missing: the strange ones alone, too. */
interface Likeness {
  known: number
  odd: number
  strange: number
}

export function likeness(value: Group, node: ModelNode): Likeness {
  const { properties = {}, required = [], oneOf = [] } = modelOf(node, value)
  const has = (name: string) => Object.hasOwn(value, name)
  const names = Object.keys(value)
  const known = names.filter((name) => {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined
    return own && kindFor(modelOf(own, value[name])) === kindOf(value[name])
  }).length
  const missing = required.filter((name) => !has(name)).length
  const isWayMissing = oneOf.length > 0 && !oneOf.some((way) => way.required?.every(has))
  const strange = names.filter((name) => !Object.hasOwn(properties, name)).length
  return { known, odd: names.length - known + missing + (isWayMissing ? 1 : 0), strange }
}

/** A slip in one name leaves one that is missing and one that is strange. */
const mostOdd = 2

/** The lists of groups in a content, by what the model says of their entries; those at its top even where they are not there. */
function listsIn(content: unknown): Map<ModelNode, Path[]> {
  const lists = new Map<ModelNode, Path[]>()
  const visit = (node: ModelNode, value: unknown, path: Path) => {
    const { properties = {}, items } = modelOf(node, value)
    const entry = items && resolve(items)
    if (entry?.type === 'object') {
      if (path.length > 1 && !Array.isArray(value)) return
      const known = lists.get(entry)
      if (known) known.push(path)
      else lists.set(entry, [path])
      for (const [index, each] of Array.isArray(value) ? value.entries() : [])
        visit(entry, each, [...path, index])
    } else
      for (const [name, part] of Object.entries(properties))
        visit(part, lookUp(value, [name]), [...path, name])
  }
  visit(model, content, [])
  return lists
}

interface Home extends Likeness {
  /** None where the group is like the entries of no list. */
  lists: Path[]
}

export type HomeOf = (value: Group) => Home

/** Gives the lists that a group can be an entry of: those whose entries it is most like. */
export function homesIn(content: unknown): HomeOf {
  let known: [ModelNode, Path[]][] | undefined
  return (value) => {
    known ??= [...listsIn(content)]
    let best: Home = { lists: [], known: 0, odd: mostOdd, strange: 0 }
    for (const [entry, lists] of known) {
      const like = likeness(value, entry)
      if (like.known < 2 || like.known <= like.odd || like.odd > best.odd) continue
      const before = like.odd === best.odd ? best.lists : []
      best = { ...like, lists: [...before, ...lists] }
    }
    return best
  }
}

import { isLanguage } from '../languages.ts'
import { describeLocation } from '../messages/describeLocation.ts'
import { model } from '../model/model.ts'
import type { ModelNode } from '../model/node.ts'
import { stylingNames } from '../model/otherNames.ts'
import { languagesOf } from '../read/contentLanguages.ts'
import { isRecord, lookUp, type Document, type Path } from '../read/readDocument.ts'
import { schemaAt } from '../read/schemaTree.ts'
import type { Move } from '../read/withMoves.ts'
import { homesIn, likeness, type HomeOf } from './entryHomes.ts'
import { finding, type Finding } from './finding.ts'
import { kindFor, kindOf } from './kinds.ts'
import { plainName } from './matchNames.ts'
import { nameForm } from './textNames.ts'
import { partsOf } from './wrongType.ts'

/** For each of these all groups of the content are looked at. */
const maxUnknownNames = 100
const root = model.properties ?? {}

/** Something in the wrong place, and how it comes to the right one. */
export interface Misplaced {
  /** Thousands may be pasted at once: only those that are shown are put into words. */
  toFinding: () => Finding
  moves: Move[]
}

/** Does an object have all the names that the schema asks for, and no others? */
function fits(value: Record<string, unknown>, schema: ModelNode | undefined): boolean {
  const { properties = {}, required = [] } = schema ?? {}
  return (
    required.length > 1 &&
    required.every((name) => Object.hasOwn(value, name)) &&
    Object.keys(value).every((name) => Object.hasOwn(properties, name))
  )
}

/** Every group of the content that the schema gives names to, the sections among them, by its path. */
export function groupsIn(value: unknown, path: Path = []): Path[] {
  const { properties = {} } = schemaAt(value, path) ?? {}
  const inside = Object.keys(properties).filter(
    (name) => schemaAt(value, [...path, name])?.properties,
  )
  const sections = path.length === 0 ? lookUp(value, ['sections']) : undefined
  const indices = Array.isArray(sections) ? [...sections.keys()] : []
  return [
    path,
    ...inside.flatMap((name) => groupsIn(value, [...path, name])),
    ...indices.map((index) => ['sections', index]),
  ]
}

/** The one group where a name is known and missing. A link has one way to lead somewhere, and lacks none of the others. */
function groupMissing(
  document: Document,
  key: string,
  value: unknown,
  isAtTop: boolean,
): Path | undefined {
  const homes = groupsIn(document.value).filter((path) => {
    const group = schemaAt(document.value, path)
    const isOtherWay = group?.oneOf && !group.required?.includes(key)
    const schema = isOtherWay ? undefined : group?.properties?.[key]
    const holder = lookUp(document.value, path)
    return (
      schema !== undefined &&
      path[0] !== 'catalogs' &&
      (isRecord(holder)
        ? !Object.hasOwn(holder, key)
        : holder === undefined && (isAtTop || group?.required?.includes(key))) &&
      kindFor(schemaAt(document.value, [...path, key])) === kindOf(value)
    )
  })
  const [home] = homes
  if (home === undefined || homes.length > 1) return undefined
  // A group that is not there, and needs more than this, was hardly meant.
  const { required = [] } = schemaAt(document.value, home) ?? {}
  const isThere = lookUp(document.value, home) !== undefined
  return isThere || isAtTop || required.length === 1 ? home : undefined
}

/** So many lists are named where an entry may belong to any of them. */
const maxHomes = 3

/** Gives where each entry of a list stands, by what it says. */
function positionsIn(document: Document): (list: Path) => Map<string, number> {
  const known = new Map<string, Map<string, number>>()
  return (list) => {
    const name = list.join('/')
    const entries = document.valueAt(list)
    const positions =
      known.get(name) ??
      new Map(
        Array.isArray(entries)
          ? entries.map((entry, index) => [JSON.stringify(entry), index])
          : [],
      )
    known.set(name, positions)
    return positions
  }
}

interface Homes {
  homeOf: HomeOf
  positionsOf: (list: Path) => Map<string, number>
}

/** An entry in the wrong place; one that also stands in the right one is a copy. */
function misplacedEntry(
  document: Document,
  path: Path,
  lists: Path[],
  { positionsOf }: Homes,
): Misplaced {
  const { value } = document
  const entry = JSON.stringify(document.valueAt(path))
  const here = () => describeLocation(value, path.slice(0, -1))
  for (const list of lists) {
    const twin = positionsOf(list).get(entry)
    if (twin === undefined) continue
    const there = [...list, twin]
    return {
      toFinding: () =>
        finding(
          'copy-elsewhere',
          { here: here(), there: describeLocation(value, there) },
          document.openingSpan(path),
        ),
      moves: [{ from: path, to: undefined }],
    }
  }
  // A list that is empty has lost it.
  const empty = lists.filter((list) => positionsOf(list).size === 0)
  const likely = empty.length > 0 ? empty : lists
  const [list = []] = likely
  return {
    toFinding() {
      const homes = likely.slice(0, maxHomes).map((each) => describeLocation(value, each))
      const data = { list: String(list.at(-1)), homes, here: here() }
      return finding('misplaced-entry', data, document.openingSpan(path))
    },
    // In a list that may be another one it would be found wrong again.
    moves: [{ from: path, to: likely.length === 1 ? [...list, 0] : undefined }],
  }
}

function misplacedKey(document: Document, path: Path, group: Path): Misplaced {
  const key = String(path.at(-1))
  const place = (of: Path) => describeLocation(document.value, of)
  const data = { key, home: place(group), here: place(path.slice(0, -1)) }
  return {
    toFinding: () => finding('misplaced-key', data, document.keySpan(path)),
    moves: [{ from: path, to: [...group, key] }],
  }
}

/** The list at the top of the content, gone from there, that a list under an unknown name is. */
function listHome(document: Document, list: unknown[], { homeOf }: Homes) {
  const [entry] = list
  const { odd, lists } = isRecord(entry) ? homeOf(entry) : { odd: 1, lists: [] }
  const [home = [], other] = lists
  const [name] = home
  const isGone =
    home.length === 1 && other === undefined && document.valueAt(home) === undefined
  return isRecord(document.value) && odd === 0 && isGone && typeof name === 'string'
    ? name
    : undefined
}

/** A name that the schema does not know at its place. */
function unknownName(
  document: Document,
  path: Path,
  value: unknown,
  homes: Homes,
): Misplaced | undefined {
  const key = String(path.at(-1))
  const home = isRecord(value) ? homes.homeOf(value) : undefined
  // Under a name it may be something else, unless it could be nothing but this.
  if (home?.odd === 0 && (home.known > 2 || home.lists[0]?.length === 1))
    return misplacedEntry(document, path, home.lists, homes)
  // At the top its name is a slip, which stays where it is.
  const isInside = Array.isArray(value) && path.length > 1
  const list = isInside ? listHome(document, value, homes) : undefined
  if (list) {
    const data = {
      key,
      place: describeLocation(document.value, path.slice(0, -1)),
      home: [list],
      example: `"${list}": [ … ]`,
    }
    return {
      toFinding: () => finding('known-elsewhere', data, document.keySpan(path)),
      moves: [{ from: path, to: [list] }],
    }
  }
  if (typeof value === 'string' && key.includes('.') && nameForm.test(key)) {
    const lacking = languagesOf(document.value).filter(
      (language) => lookUp(document.value, ['catalogs', language, key]) === undefined,
    )
    if (lacking.length === 0) return undefined
    const data = { id: key, languages: lacking }
    return {
      toFinding: () => finding('misplaced-text', data, document.keySpan(path)),
      moves: lacking.map((language) => ({ from: path, to: ['catalogs', language, key] })),
    }
  }
  if (stylingNames.includes(plainName(key))) return undefined
  const group = groupMissing(document, key, value, path.length === 1)
  return group && misplacedKey(document, path, group)
}

/** A group of a catalog: another catalog, or texts without the first part of their names. */
function groupInCatalog(
  document: Document,
  path: Path,
  value: Record<string, unknown>,
): Misplaced | undefined {
  const group = String(path.at(-1))
  if (isLanguage(group)) return misplacedKey(document, path, ['catalogs'])
  const names = Object.keys(value)
  const [name] = names
  // A known text that was written as a group is a problem of its own.
  const isText = languagesOf(document.value).some(
    (language) => typeof document.valueAt(['catalogs', language, group]) === 'string',
  )
  if (name === undefined || isText || !nameForm.test(group)) return undefined
  const whole = names.map((each) => ({
    from: [...path, each],
    to: [...path.slice(0, -1), `${group}.${each}`],
  }))
  return {
    toFinding: () => finding('nested-texts', { group, name }, document.keySpan(path)),
    moves: [{ from: path, to: undefined }, ...whole],
  }
}

/** A group whose opening line is lost, so that its names stand one level too high. */
function lostGroups(document: Document): { lost: Misplaced[]; names: Set<string> } {
  const names = new Set<string>()
  const content = isRecord(document.value) ? document.value : {}
  const lost = Object.entries(root).flatMap(([group, schema]) => {
    const node = schemaAt({}, [group]) ?? schema
    const parts = partsOf(node).filter(
      (key) => Object.hasOwn(content, key) && !Object.hasOwn(root, key),
    )
    const [first] = parts
    // One name that is asked for may stand anywhere by mistake.
    const fewest = node.required ? Math.max(node.required.length, 2) : 1
    if (first === undefined || parts.length < fewest || Object.hasOwn(content, group))
      return []
    for (const key of parts) names.add(key)
    const keys = parts.map((key) => `“${key}”`)
    return [
      {
        toFinding: () =>
          finding('lost-group', { group, keys }, document.keySpan([first])),
        moves: parts.map((key) => ({ from: [key], to: [group, key] })),
      },
    ]
  })
  return { lost, names }
}

/** The content as a part of something else, as services answer: { "data": … } */
function wrapped(document: Document): Misplaced | undefined {
  const around = isRecord(document.value) ? Object.entries(document.value) : []
  const found = around.find(
    ([key, value]) =>
      !Object.hasOwn(root, key) && isRecord(value) && fits(value, schemaAt(value, [])),
  )
  if (!found) return undefined
  const [key, content] = found
  // What stands beside it is the service's own.
  const rest = around.map(([name]) => ({ from: [name], to: undefined }))
  const moves = Object.keys(Object(content)).map((name) => ({
    from: [key, name],
    to: [name],
  }))
  return {
    toFinding: () => finding('wrapped-content', { key }, document.keySpan([key])),
    moves: [...rest, ...moves],
  }
}

function doubledList(document: Document, path: Path, inner: unknown[]): Misplaced {
  const here = [...path, 0]
  const data = { list: String(path.at(-1)) }
  const moves = [...inner.keys()].map((index) => ({
    from: [...here, index],
    to: [...path, index],
  }))
  return {
    toFinding: () => finding('doubled-list', data, document.openingSpan(here)),
    moves: [{ from: here, to: undefined }, ...moves],
  }
}

/** An entry with typing mistakes in its names is still one of its list: by so many names another one must fit it better. */
const clearly = 2

/** What is right in itself and stands in the wrong place. */
export function findMisplaced(document: Document): Misplaced[] {
  const whole = wrapped(document)
  if (whole) return [whole]
  const { lost: all, names } = lostGroups(document)
  const add = (found: Misplaced | undefined) => {
    if (found) all.push(found)
  }
  const homes = { homeOf: homesIn(document.value), positionsOf: positionsIn(document) }
  let unknownNames = 0
  const visit = (value: unknown, path: Path) => {
    const key = path.at(-1)
    const schema = schemaAt(document.value, path)
    if (typeof key === 'string' && !schema) {
      if (names.has(key) || unknownNames >= maxUnknownNames) return
      unknownNames += 1
      return add(unknownName(document, path, value, homes))
    }
    if (Array.isArray(value)) {
      const inner: unknown =
        path.length === 1 && value.length === 1 ? value[0] : undefined
      if (Array.isArray(inner)) return add(doubledList(document, path, inner))
      for (const [index, item] of value.entries()) visit(item, [...path, index])
    } else if (isRecord(value)) {
      if (path[0] === 'catalogs' && path.length === 3)
        return add(groupInCatalog(document, path, value))
      // A group in the place of a list or a text is a problem of its own: what it holds is where it belongs.
      if (schema && kindFor(schema) !== 'group') return
      const own = typeof key === 'number' && schema ? likeness(value, schema) : undefined
      const home = own && own.odd > 0 ? homes.homeOf(value) : undefined
      // Whole elsewhere, and here but for a name that nobody knows: nothing was forgotten.
      const isWholeThere = home?.odd === 0 && own?.odd === own?.strange
      const by = isWholeThere ? 1 : clearly
      if (own && home && home.lists.length > 0 && own.odd >= home.odd + by)
        return add(misplacedEntry(document, path, home.lists, homes))
      for (const [name, part] of Object.entries(value)) visit(part, [...path, name])
    }
  }
  visit(document.value, [])
  return all
}

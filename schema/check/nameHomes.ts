import { networks } from '../model/company.ts'
import { settingsAsTexts } from '../model/otherNames.ts'
import { sectionModels } from '../model/sections/sections.ts'
import { lookUp, type Document, type Path } from '../read/readDocument.ts'
import { modelOf, resolve, schemaAt } from '../read/schemaTree.ts'
import { groupsIn } from './findMisplaced.ts'
import { rightForm } from './findValues.ts'
import { kindFor, kindOf } from './kinds.ts'
import {
  accepts,
  isNameOrTitle,
  matchesName,
  plainName,
  sectionTypeNamed,
} from './matchNames.ts'
import { exampleAt, groupAround } from './wrongType.ts'

interface Home {
  /** The names that lead there, the innermost first. */
  home: readonly string[]
  example: string
  /** The line on which its home has it already, and its name there. */
  already?: { line: number; name: string } | undefined
}

/** So much of a value can be shown in a sentence. */
const maxValue = 80

function shown(value: unknown): string {
  const written = JSON.stringify(value)
  return written.length <= maxValue ? written : '…'
}

/** The network of that name, which other sites have a setting for. */
function networkNamed(key: string): Home | undefined {
  const network = plainName(key).replace(/^twitter$/, 'x')
  if (!Object.hasOwn(networks, network)) return undefined
  const [host] = networks[network]?.hosts ?? []
  const example = `{ "network": "${network}", "label": "footer.${network}", "address": "https://www.${host}/…" }`
  return { home: ['social', 'company'], example }
}

/** The shapes of sections and of what they list: a name that several of them have leads nowhere. */
const ofSections = sectionModels
  .flatMap(({ node, definitions }) => [node, ...Object.values(definitions)])
  .filter(({ oneOf }) => !oneOf)

function isOfSections(key: string, value: unknown): boolean {
  return ofSections.some(({ properties = {} }) =>
    Object.entries(properties).some(
      ([name, node]) => matchesName(key, name, node) && accepts(resolve(node), value),
    ),
  )
}

/** The groups and the entries of lists that have a place for a value under a name or another word for it. */
function homesOf(document: Document, holder: Path, key: string, value: unknown): Home[] {
  const content = document.value
  const isGroup = ([first, second]: Path) =>
    first !== undefined && first !== 'catalogs' && typeof second !== 'number'
  const groups = groupsIn(content).filter(isGroup)
  // Of sections there is one of most types.
  const isInList =
    (holder.some((step) => typeof step === 'number') && holder[0] !== 'sections') ||
    holder.length > 2
  const lists = [[], ...groups].flatMap((path) =>
    Object.entries(schemaAt(content, path)?.properties ?? {})
      .filter(([name, { type }]) => type === 'array' && name !== 'sections')
      .map(([name]): Path => [...path, name, 0]),
  )
  const homes = [...groups, ...lists].flatMap((path) => {
    const { oneOf, properties: own = {} } = schemaAt(content, path) ?? {}
    // Where a link leads is the link's own.
    if (oneOf) return []
    return Object.keys(own).flatMap((name) => {
      const node = schemaAt(content, [...path, name])
      if (!node || !matchesName(key, name, node)) return []
      const home = path.filter((step) => typeof step === 'string').toReversed()
      if (home.length === 0) return []
      const isSure =
        accepts(node, value) ||
        (typeof value === 'string' &&
          rightForm(document, [...path, name], value) !== undefined)
      const isExact = isNameOrTitle(key, name, node)
      const isEntry = path.at(-1) === 0
      const around =
        typeof value === 'string' && kindFor(node) === 'group'
          ? groupAround(document, [...path, name], value)
          : undefined
      const isOfKind = kindFor(node) === kindOf(value)
      const kept = isOfKind ? shown(value) : undefined
      const example = `"${name}": ${around ?? kept ?? exampleAt(content, [...path, name])}`
      const isThere = !isEntry && lookUp(content, [...path, name]) !== undefined
      const line = document.lineAt(document.keySpan([...path, name]).offset)
      const already = isThere ? { line, name } : undefined
      return { isSure, isExact, isEntry, isOfKind, home, example, already }
    })
  })
  const sure = homes.filter(({ isSure }) => isSure)
  const exact = (sure.length > 0 ? sure : homes).filter(({ isExact }) => isExact)
  const named = homes.filter(({ isEntry, isOfKind }) => isOfKind && !isEntry)
  const found = exact.length > 0 ? exact : sure.length > 0 ? sure : named
  // What one entry says is not what one of another list would, nor what is said once, unless only that can be meant.
  if (isInList) return found.filter(({ isEntry, isSure }) => isSure && !isEntry)
  // What is said once comes before what each entry of a list says.
  const once = sure.filter(({ isEntry }) => !isEntry)
  return once.length === 1 && found.some(({ isEntry }) => isEntry) ? once : found
}

/** A text that other sites keep among their settings. */
function textOf(path: Path, key: string): Home | undefined {
  if (path.length > 2) return undefined
  const [id] =
    Object.entries(settingsAsTexts).find(([, names]) =>
      names.split(' ').includes(plainName(key)),
    ) ?? []
  return id === undefined
    ? undefined
    : { home: [id, 'catalogs'], example: `"${id}": "…"` }
}

/** Where a name that its place does not know belongs, in all of the content. */
export function homeOf(document: Document, path: Path, key: string): Home | undefined {
  const network = networkNamed(key)
  if (network) return network
  const named = sectionTypeNamed(key)
  // Of its own section it is no other.
  const type =
    lookUp(document.value, [...path.slice(0, 2), 'type']) === named ? undefined : named
  const text = textOf(path, key)
  if (text) return text
  const value = lookUp(document.value, path)
  const homes = isOfSections(key, value)
    ? []
    : homesOf(document, path.slice(0, -1), key, value)
  if (homes.length === 1) return homes[0]
  return type === undefined
    ? undefined
    : { home: ['sections'], example: `{ "type": "${type}", … }` }
}

/** The group in the same place that knows the name: the button of a section, the link of a person. */
export function insideOf(document: Document, path: Path, key: string): Home | undefined {
  const holder = path.slice(0, -1)
  const { properties = {} } = schemaAt(document.value, holder) ?? {}
  const value = document.valueAt(path)
  const [inner, right] =
    Object.entries(properties)
      .map(([name, node]) => {
        const known = Object.entries(modelOf(node, {}).properties ?? {})
        const found = known.find(
          ([each, own]) => matchesName(key, each, own) && accepts(resolve(own), value),
        )
        return [name, found?.[0]] as const
      })
      .find(([, found]) => found !== undefined) ?? []
  if (inner === undefined || right === undefined) return undefined
  const own = `"${right}": ${shown(value)}`
  const isThere = document.valueAt([...holder, inner]) !== undefined
  const around = holder.filter((step) => typeof step === 'string').toReversed()
  // What is in the same entry needs no way to it.
  const home = around.length < holder.length ? [inner] : [inner, ...around]
  return { home, example: isThere ? own : `"${inner}": { ${own} }` }
}

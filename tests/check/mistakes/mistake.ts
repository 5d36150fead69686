import { readFileSync } from 'node:fs'

import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser'

import { isRecord, lookUp, type Path } from '../../../schema/read/readDocument.ts'
import { fromRoot } from '../../../scripts/files/fromRoot.ts'

/** One mistake in the sample, and what the check must report. */
export interface Mistake {
  /** Where it was made, for the message of a failing test. */
  where: string
  text: string
  /** The line of the problem: from the first to the last that is right. */
  lines: readonly [number, number]
  /** What the sentence or its fix must name, in both languages. */
  names: string
  /** The problem has an edit that makes the file valid. */
  fixable: boolean
  /** How many problems may report it; one by default. */
  most?: number
  /** The line holds a part of the content: nobody may be told to delete it. */
  isData?: boolean
  /** What --fix should restore; the sample by default. */
  meant?: string
}

const file = fromRoot('tests/fixtures/sample/content/site.json')

/** With \n as line end: Git may have converted it. */
export const original = readFileSync(file, 'utf8').replaceAll('\r\n', '\n')

const content: unknown = JSON.parse(original)

export function copyOfContent(): Record<string, unknown> {
  const copy: unknown = structuredClone(content)
  if (!isRecord(copy)) throw new Error('content/site.json is no object.')
  return copy
}

function write(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

function nodeAt(text: string, path: Path): Node {
  const root = parseTree(text)
  const node = root && findNodeAtLocation(root, [...path])
  if (!node) throw new Error(`There is no ${path.join(' › ')}.`)
  return node
}

/** The line of the value at a path (of its opening bracket), which is also its name's. */
export function lineOfPath(text: string, path: Path): readonly [number, number] {
  const line = lineAt(text, nodeAt(text, path).offset)
  return [line, line]
}

/** Paths of all values inside of one, objects and lists included. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  const children: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : isRecord(value)
      ? Object.entries(value)
      : []
  return children.flatMap(([key, child]) => [
    [...path, key],
    ...pathsIn(child, [...path, key]),
  ])
}

const outsideCatalogs = pathsIn(content).filter(([first]) => first !== 'catalogs')

/** Every property outside of the catalogs. */
export const properties = outsideCatalogs.filter(
  (path) => typeof path.at(-1) === 'string',
)

export const stringsOutsideCatalogs = outsideCatalogs.filter(
  (path) => typeof lookUp(content, path) === 'string' && path[0] !== '$schema',
)

export function valueAt(path: Path): unknown {
  return lookUp(content, path)
}

/** The content with another value at a path. */
export function withValue(path: Path, value: unknown): string {
  return edited(path, (holder, key) => Reflect.set(holder, key, value))
}

export function without(path: Path): string {
  return edited(path, (holder, key) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else Reflect.deleteProperty(holder, key)
  })
}

/** The content with a property renamed in its place. */
export function renamed(path: Path, name: string): string {
  const copy = copyOfContent()
  const holderPath = path.slice(0, -1)
  const holder = lookUp(copy, holderPath)
  if (!isRecord(holder)) throw new Error(`${path.join(' › ')} has no name.`)
  const entries = Object.entries(holder).map(([key, value]) => [
    key === path.at(-1) ? name : key,
    value,
  ])
  for (const key of Object.keys(holder)) Reflect.deleteProperty(holder, key)
  Object.assign(holder, Object.fromEntries(entries))
  return write(copy)
}

function edited(
  path: Path,
  edit: (holder: object, key: string | number) => void,
): string {
  const copy = copyOfContent()
  const holder = lookUp(copy, path.slice(0, -1))
  const key = path.at(-1)
  if ((!isRecord(holder) && !Array.isArray(holder)) || key === undefined) {
    throw new Error(`There is no ${path.join(' › ')}.`)
  }
  edit(holder, key)
  return write(copy)
}

/** A typo: two letters are swapped. */
export function slip(word: string): string {
  for (let at = Math.floor(word.length / 2); at < word.length - 1; at += 1) {
    const [one, two] = [word.charAt(at), word.charAt(at + 1)]
    if (one !== two && /[a-z]/i.test(one + two) && ![one, two].includes('.')) {
      return word.slice(0, at) + two + one + word.slice(at + 2)
    }
  }
  return `${word}x`
}

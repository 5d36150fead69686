import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'

import { expect, test } from 'vitest'

import { fromRoot } from '../../scripts/files/fromRoot.ts'
import { common, doors, editorFloors, rooms } from './rooms.ts'

const root = fromRoot()
/** Of the floors above it, it may import types. */
const context = 'src/editor/context.tsx'

interface Import {
  file: string
  /** The imported file, relative to the project's folder, or the name of a package. */
  target: string
}

const isInside = (path: string, place: string) =>
  path === place || path.startsWith(`${place}/`)

const roomOf = (file: string) =>
  Object.keys(rooms)
    .filter((path) => isInside(file, path))
    .toSorted((a, b) => b.length - a.length)[0]

/** Is it in that folder or file? `src` is the files directly in it. */
const isIn = (file: string, place: string) =>
  place === 'src' ? roomOf(file) === place : isInside(file, place)

function isAllowed({ file, target }: Import): boolean {
  // The check and the page run in browsers, without Node's modules.
  if (target.startsWith('node:')) return file.startsWith('scripts/')
  const door = doors[target]
  if (door !== undefined) return isIn(file, door)
  const room = roomOf(file)
  if (room === undefined) return false
  if (common.includes(target)) return true
  if (!/^(schema|src|scripts|tests)\//.test(target)) return true
  const isAllowedPlace = (place: string) => isIn(target, place)
  return roomOf(target) === room || rooms[room]?.some(isAllowedPlace) === true
}

const specifier = /(?:from|import)\s*\(?\s*'([^']+)'/g

function importsOf(file: string): Import[] {
  // Code in a template literal imports nothing for its file.
  const code = readFileSync(resolve(root, file), 'utf8').replaceAll(/`[^`]*`/g, '``')
  const text =
    file === context ? code.replaceAll(/^import type [^']*'[^']*'/gm, '') : code
  return [...text.matchAll(specifier)].map(([, from = '']) => ({
    file,
    target: from.startsWith('.') ? posix.join(posix.dirname(file), from) : from,
  }))
}

const files = ['schema', 'src', 'scripts'].flatMap((folder) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name)),
)

const imports = files.flatMap(importsOf)

test('every file imports what its room may import', () => {
  expect(imports.length).toBeGreaterThan(files.length)
  expect(imports.filter((each) => !isAllowed(each))).toEqual([])
})

test('everything that the table names is there', () => {
  const named = [...common, ...Object.entries(rooms).flat(2)]
  expect(named.filter((path) => !existsSync(fromRoot(path)))).toEqual([])
})

test.each([
  ['schema/checkContent.ts', 'src/i18n/languageChoice.ts'],
  ['schema/checkContent.ts', 'node:fs'],
  ['src/contact/Field.tsx', '@hcaptcha/react-hcaptcha'],
  ['src/App.tsx', 'scripts/files/paths.ts'],
  ['scripts/build/document.ts', 'scripts/dev/devConfig.ts'],
  ['scripts/start.ts', 'tests/support/setup.ts'],
])('%s may not import %s', (file, target) => {
  expect(existsSync(fromRoot(file))).toBe(true)
  expect(isAllowed({ file, target })).toBe(false)
})

/** The number of the floor of an editor's file. */
function floorOf(file: string): number {
  const own = file
    .replace(/^src\/editor\//, '')
    .replace(/^(fields\/)\w+(\/kind\.ts)$/, '$1*$2')
  const [nearest = ''] = editorFloors
    .flat()
    .filter((place) => isInside(own, place))
    .toSorted((one, other) => other.length - one.length)
  const floor = editorFloors.findIndex((places) => places.includes(nearest))
  return floor === -1 ? editorFloors.length - 1 : floor
}

const isUpward = ({ file, target }: Import) => floorOf(file) < floorOf(target)

test('no floor of the editor imports one above it', () => {
  const own = files.filter((file) => file.startsWith('src/editor/')).flatMap(importsOf)
  const upward = own.filter(
    (each) => each.target.startsWith('src/editor/') && isUpward(each),
  )
  expect(own.length).toBeGreaterThan(files.length / 4)
  expect(upward).toEqual([])
})

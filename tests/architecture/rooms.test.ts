import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'

import { expect, test } from 'vitest'

import { fromRoot } from '../../scripts/files/fromRoot.ts'
import { between, doors, houses } from './rooms.ts'

interface Import {
  file: string
  /** The imported file, relative to the project's folder, or the name of a package. */
  target: string
}

const isInside = (path: string, place: string) =>
  path === place || path.startsWith(`${place}/`)

/** The longest place in which a file lies. */
const nearest = (file: string, places: readonly string[]) =>
  places
    .filter((place) => isInside(file, place))
    .toSorted((one, other) => other.length - one.length)[0]

const houseOf = (file: string) => nearest(file, Object.keys(houses))

/** The number of the floor of a file in its house. */
function floorOf(file: string): number {
  const house = houseOf(file) ?? ''
  const own = file.slice(house.length + 1).replace(/^(fields\/)\w+(\/kind\.ts)$/, '$1*$2')
  const floors = houses[house] ?? []
  const place = nearest(own, floors.flat())
  const floor = floors.findIndex((places) => places.includes(place ?? ''))
  return floor === -1 ? floors.length - 1 : floor
}

function isAllowed({ file, target }: Import): boolean {
  // The check and the page run in browsers, without Node's modules.
  if (target.startsWith('node:')) return file.startsWith('scripts/')
  const door = doors[target]
  if (door === 'src') return posix.dirname(file) === door
  if (door !== undefined) return isInside(file, door)
  if (!/^(schema|src|scripts|tests)\//.test(target)) return true
  const house = houseOf(file) ?? ''
  return house === houseOf(target)
    ? floorOf(target) <= floorOf(file)
    : nearest(target, between[house] ?? []) !== undefined
}

const specifier = /(?:from|import)\s*\(?\s*'([^']+)'/g
const textOf = (file: string) => readFileSync(fromRoot(file), 'utf8')

function importsOf(file: string): Import[] {
  // Code in a template literal imports nothing for its file.
  const text = textOf(file).replaceAll(/`[^`]*`/g, '``')
  return [...text.matchAll(specifier)].map(([, from = '']) => ({
    file,
    target: from.startsWith('.') ? posix.join(posix.dirname(file), from) : from,
  }))
}

const files = ['schema', 'src', 'scripts'].flatMap((folder) =>
  readdirSync(resolve(fromRoot(), folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name)),
)

/** They name the types of what they hand out, which stands above them. */
const haveTypes = ['src/editor/context.tsx', 'schema/problem.ts']

test('every file imports what its room may import', () => {
  const imports = files.filter((file) => !haveTypes.includes(file)).flatMap(importsOf)
  expect(imports.length).toBeGreaterThan(files.length)
  expect(imports.filter((each) => !isAllowed(each))).toEqual([])
})

test.each(haveTypes)('%s has nothing but types of the floors above it', (file) => {
  const values = [...textOf(file).matchAll(/^import (?!type).* from '(\.[^']+)'/gm)]
  const targets = values.map(([, from = '']) => posix.join(posix.dirname(file), from))
  expect(targets.filter((target) => !isAllowed({ file, target }))).toEqual([])
})

test('every folder and file that the table names is there', () => {
  const onFloors = Object.entries(houses).flatMap(([house, floors]) =>
    floors.flat().map((place) => `${house}/${place.replace('*', 'text')}`),
  )
  const named = [...onFloors, ...Object.values(between).flat()]
  expect(named.filter((path) => !existsSync(fromRoot(path)))).toEqual([])
})

test.each([
  ['schema/checkContent.ts', 'src/i18n/languageChoice.ts'],
  ['schema/checkContent.ts', 'node:fs'],
  ['schema/read/readDocument.ts', 'schema/checkContent.ts'],
  ['src/components/Icon.tsx', 'src/sections/Hero.tsx'],
  ['src/components/Icon.tsx', 'schema/checkContent.ts'],
  ['src/contact/Field.tsx', '@hcaptcha/react-hcaptcha'],
  ['src/sections/Hero.tsx', 'src/mocks/handlers.ts'],
  ['src/App.tsx', 'src/editor/EditorPage.tsx'],
  ['src/editor/EditorPage.tsx', 'src/sections/Hero.tsx'],
  ['src/editor/state/store.ts', 'src/editor/panel/Panel.tsx'],
  ['scripts/files/paths.ts', 'scripts/build/document.ts'],
  ['scripts/start.ts', 'tests/unit/setup.ts'],
])('%s may not import %s', (file, target) => {
  expect(existsSync(fromRoot(file))).toBe(true)
  expect(isAllowed({ file, target })).toBe(false)
})

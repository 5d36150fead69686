import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'

import { expect, test } from 'vitest'

import { fromRoot } from '../../scripts/files/fromRoot.ts'
import { editorLayers, importRules, packageUsers } from './imports.ts'

const root = fromRoot()

interface Import {
  file: string
  /** The imported file, relative to the project's folder, or the name of a package. */
  target: string
}

const isInside = (path: string, place: string) =>
  path === place || path.startsWith(`${place}/`)

function ruleOf(file: string) {
  return importRules
    .filter(({ path }) => isInside(file, path))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
}

/** A folder whose subfolders have no rules counts as a whole; `src`, `schema` and `scripts` are the files directly in them. */
const belongsTo = (file: string, place: string) =>
  importRules.some(({ path }) => path.startsWith(`${place}/`))
    ? ruleOf(file)?.path === place
    : isInside(file, place)

/** Does an imported file belong to this place? */
const isIn = (target: string, place: string) =>
  place === 'schema' ? isInside(target, place) : belongsTo(target, place)

function isAllowed({ file, target }: Import): boolean {
  // The check and the page run in browsers, without Node's modules.
  if (target.startsWith('node:')) return file.startsWith('scripts/')
  const user = packageUsers[target]
  if (user !== undefined) return belongsTo(file, user)
  const rule = ruleOf(file)
  if (!rule) return false
  if (!/^(schema|src|scripts|tests)\//.test(target)) return true
  return (
    ruleOf(target)?.path === rule.path ||
    rule.mayImport.some((place) => isIn(target, place))
  )
}

const specifier = /(?:from|import)\s*\(?\s*'([^']+)'/g

function importsOf(file: string): Import[] {
  // Code in a template literal imports nothing for its file.
  const text = readFileSync(resolve(root, file), 'utf8').replaceAll(/`[^`]*`/g, '``')
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

test('every file imports only what the rule of its folder allows', () => {
  expect(imports.length).toBeGreaterThan(files.length)
  expect(imports.filter((each) => !isAllowed(each))).toEqual([])
})

test('every permitted import is used', () => {
  const byRule = imports.map((each) => ({ ...each, rule: ruleOf(each.file)?.path }))
  const unused = importRules.flatMap(({ path, mayImport }) => {
    const own = byRule.filter(({ rule }) => rule === path)
    return mayImport
      .filter((place) => !own.some(({ target }) => isIn(target, place)))
      .map((place) => `${path}: ${place}`)
  })
  expect(unused).toEqual([])
})

test('every folder and file that the table names is there', () => {
  const inRules = importRules.flatMap(({ path, mayImport }) => [path, ...mayImport])
  const inLayers = editorLayers
    .flat()
    .map((path) => `src/editor/${path.replace('*', 'text')}`)
  const named = [...inRules, ...inLayers]
  expect(named.filter((path) => !existsSync(fromRoot(path)))).toEqual([])
})

test.each([
  ['schema/checkContent.ts', 'src/i18n/languageChoice.ts'],
  ['schema/checkContent.ts', 'ajv'],
  ['schema/checkContent.ts', 'node:fs'],
  ['src/components/Icon.tsx', 'src/sections/Hero.tsx'],
  ['src/components/Icon.tsx', 'virtual:site-content'],
  ['src/contact/Field.tsx', '@hcaptcha/react-hcaptcha'],
  ['src/sections/Hero.tsx', 'src/mocks/handlers.ts'],
  ['src/editor/EditorPage.tsx', 'src/sections/Hero.tsx'],
  ['src/boot/boot.ts', 'src/theme.ts'],
  ['src/App.tsx', 'scripts/files/paths.ts'],
  ['scripts/files/paths.ts', 'scripts/build/document.ts'],
  ['scripts/hosting/policy.ts', 'scripts/build/document.ts'],
  ['scripts/build/document.ts', 'scripts/dev/devConfig.ts'],
  ['scripts/start.ts', 'tests/support/setup.ts'],
])('%s may not import %s', (file, target) => {
  expect(existsSync(fromRoot(file))).toBe(true)
  expect(isAllowed({ file, target })).toBe(false)
})

/** The number of the layer of an editor's file. */
function layerOf(file: string): number {
  const own = file
    .replace(/^src\/editor\//, '')
    .replace(/^(fields\/)\w+(\/kind\.ts)$/, '$1*$2')
  const [nearest = ''] = editorLayers
    .flat()
    .filter((place) => isInside(own, place))
    .toSorted((one, other) => other.length - one.length)
  const layer = editorLayers.findIndex((places) => places.includes(nearest))
  return layer === -1 ? editorLayers.length - 1 : layer
}

const context = 'src/editor/context.tsx'

const isUpward = ({ file, target }: Import) => layerOf(file) < layerOf(target)

test('no layer of the editor imports one above it', () => {
  const own = files.filter((file) => file.startsWith('src/editor/')).flatMap(importsOf)
  const upward = own.filter(
    (each) => each.target.startsWith('src/editor/') && isUpward(each),
  )
  expect(own.length).toBeGreaterThan(files.length / 4)
  expect(upward.filter(({ file }) => file !== context)).toEqual([])
})

test('the editor’s context imports only types from the layers above it', () => {
  const text = readFileSync(resolve(root, context), 'utf8')
  const values = [...text.matchAll(/^import (?!type).* from '(\.[^']+)'/gm)]
  const targets = values.map(([, from = '']) => posix.join('src/editor', from))
  const own = targets.filter((target) => target.startsWith('src/editor/'))
  expect(own.filter((target) => isUpward({ file: context, target }))).toEqual([])
})

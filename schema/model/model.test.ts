import { expect, test } from 'vitest'

import { definitions, model } from './model.ts'
import type { ModelNode } from './node.ts'

/** Every node of the model with the way to it. */
function nodesIn(node: ModelNode, path: string): [path: string, node: ModelNode][] {
  const { properties = {}, items } = node
  return [
    [path, node],
    ...Object.entries(properties).flatMap(([name, each]) =>
      nodesIn(each, `${path}/${name}`),
    ),
    ...(items ? nodesIn(items, `${path}/*`) : []),
  ]
}

const nodes = [
  ...nodesIn(model, ''),
  ...Object.entries(definitions).flatMap(([name, node]) => nodesIn(node, name)),
]

test('what is required is known, and every reference leads to a definition', () => {
  expect(nodes.length).toBeGreaterThan(200)
  const unknown = nodes.flatMap(([path, { required = [], properties = {}, $ref }]) => [
    ...required.filter((name) => !(name in properties)).map((name) => `${path}/${name}`),
    ...($ref !== undefined && !($ref.replace('#/definitions/', '') in definitions)
      ? [`${path} ${$ref}`]
      : []),
  ])
  expect(unknown).toEqual([])
})

test('every entry that a list of sections can have is called something', () => {
  const entries = nodes.filter(([path]) => /^(?!catalog).*\/(entries|links)$/.test(path))
  expect(entries.length).toBeGreaterThan(4)
  const nameless = entries.filter(([, { items }]) => {
    const name = items?.$ref?.replace('#/definitions/', '') ?? ''
    return definitions[name]?.entryName === undefined
  })
  expect(nameless.map(([path]) => path)).toEqual([])
})

test('of every value that can be refused for how it is written, the rule is known', () => {
  const refused = nodes.filter(
    ([path, { pattern, format, pointsTo, picture, $ref }]) =>
      !path.startsWith('catalog') &&
      !(pointsTo || picture || $ref) &&
      (pattern !== undefined || !['icon', 'words', undefined].includes(format)),
  )
  expect(refused.length).toBeGreaterThan(20)
  const silent = refused.filter(([, node]) => node.patternErrorMessage === undefined)
  expect(silent.map(([path]) => path)).toEqual([])
})

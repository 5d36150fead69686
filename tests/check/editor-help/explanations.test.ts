import { expect, test } from 'vitest'

import schema from '../../../schema/site.schema.json'

interface Explained {
  path: string
  title?: unknown
  description?: unknown
}

/** Every property that a person can write in the file, wherever the schema declares it. */
function properties(node: unknown, path: string): Explained[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, child]: [string, unknown]) => {
    // Conditions declare nothing; their properties are explained elsewhere.
    if (['if', 'then', 'defaultSnippets'].includes(key)) return []
    const deeper = properties(child, `${path}.${key}`)
    if (key !== 'properties' || typeof child !== 'object' || child === null) return deeper
    const declared = Object.entries(child).map(([name, property]: [string, unknown]) =>
      Object.assign({}, property, { path: `${path}.${name}` }),
    )
    return [...declared, ...deeper]
  })
}

const all = properties(schema, 'site.json')

test('every property has a title and an explanation with an example', () => {
  expect(all.length).toBeGreaterThan(300)
  const unexplained = all.filter(
    ({ title, description }) =>
      typeof title !== 'string' ||
      typeof description !== 'string' ||
      !/["“{]|e\.g\.| is | true /.test(description),
  )
  expect(unexplained).toEqual([])
})

test('explanations do without the words of programmers', () => {
  const foreign =
    /\b(string|array|object|boolean|integer|regex|pattern|null|property|schema)\b/i
  expect(
    all.filter(
      ({ path, description }) =>
        path !== 'site.json.$schema' && foreign.test(String(description)),
    ),
  ).toEqual([])
})

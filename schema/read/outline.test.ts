import { expect, it } from 'vitest'

import { outlineOf } from './outline.ts'

it.each([
  { json: '{}', depth: 1, names: 0 },
  { json: '"{[{[:"', depth: 0, names: 0 },
  { json: '[[[1]],[2]]', depth: 3, names: 0 },
  { json: '{"a":[{"b":1},{"b":2,"c":[]}],"":""}', depth: 4, names: 5 },
  { json: String.raw`{"a\"{":"\\","b":"\\\":{","c":":"}`, depth: 1, names: 3 },
])('$json: brackets and names, and none of those in texts', ({ json, ...outline }) => {
  expect(outlineOf(json)).toEqual(outline)
})

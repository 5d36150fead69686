import { expect, test } from 'vitest'

import { walk } from './walk.ts'

test('all values of a content are met with their paths, each before what it holds', () => {
  const met: string[] = []
  walk({ a: [1, { b: null }], c: 'x' }, (value, path) => {
    met.push(`${path.join('.')} ${JSON.stringify(value)}`)
  })
  expect(met).toEqual([
    ' {"a":[1,{"b":null}],"c":"x"}',
    'a [1,{"b":null}]',
    'a.0 1',
    'a.1 {"b":null}',
    'a.1.b null',
    'c "x"',
  ])
})

// @vitest-environment node
import { applyEdits, format } from 'jsonc-parser'
import { expect, test } from 'vitest'

import { canonicalText } from './canonicalText.ts'

test('the Portuguese texts take the order of the English ones; what only Portuguese has comes last', () => {
  const text =
    '{"catalogs":{"en":{"a":"1","b":"2","c":"3"},"br":{"x":"9","c":"3","a":"1"}}}'
  expect(canonicalText(text)).toMatchInlineSnapshot(`
    "{
      "catalogs": {
        "en": {
          "a": "1",
          "b": "2",
          "c": "3"
        },
        "br": {
          "a": "1",
          "c": "3",
          "x": "9"
        }
      }
    }
    "
  `)
})

test('it is what the formatter of VS Code makes of it, and stays so', () => {
  const canonical =
    canonicalText('{"a":[1,{"b":[]},"ç\\u00e3o"],\r\n\t"c":{},"d":null}') ?? ''
  const options = { tabSize: 2, insertSpaces: true, eol: '\n', insertFinalNewline: true }
  expect(applyEdits(canonical, format(canonical, undefined, options))).toBe(canonical)
  expect(canonicalText(canonical)).toBe(canonical)
})

test('a content that has no catalogs yet, or strange ones, is laid out all the same', () => {
  expect(canonicalText('[1,2]')).toBeUndefined()
  expect(canonicalText('{"catalogs":3}')).toBe('{\n  "catalogs": 3\n}\n')
  expect(canonicalText('{"catalogs":{"en":{},"br":[1]}}')).toContain('"br": [')
})

test.each([
  ['is broken', '{ "a": 1, }'],
  [
    'has a name twice: one of the two would be lost',
    '{ "a": "one", "b": { "a": 1 }, "a": "two" }',
  ],
  ['is nested without end', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
])('a file that %s is left alone', (_, text) => {
  expect(canonicalText(text)).toBeUndefined()
})

test('no name gets lost, strange ones included', () => {
  expect(canonicalText('{"__proto__":{"a":1},"constructor":2}')).toBe(
    '{\n  "__proto__": {\n    "a": 1\n  },\n  "constructor": 2\n}\n',
  )
})

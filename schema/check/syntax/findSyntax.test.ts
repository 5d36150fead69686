import { expect, test } from 'vitest'

import { expectPlain } from '../../../tests/check/expectPlain.ts'
import { sentencesOf } from '../../messages/sentences.ts'
import { lineOf } from '../../read/lines.ts'
import { findSyntax } from './findSyntax.ts'

/** A broken text; the problem as code, line, and marked text; the text after --fix. */
type Row = [text: string, reported: string, fixed?: string]

function reported(text: string): Row {
  const finding = findSyntax(text)
  const { code, span, edit } = finding
  expectPlain(finding, undefined)
  const marked = text.slice(span.offset, span.offset + span.length)
  const description = `${code} ${lineOf(text, span.offset)}${marked && ` ‹${marked}›`}`
  if (!edit) return [text, description]
  const { offset, length, text: by } = edit
  return [text, description, text.slice(0, offset) + by + text.slice(offset + length)]
}

test.each<Row>([
  // Commas and colons
  ['{"a": 1 "b": 2}', 'missing-mark 1', '{"a": 1, "b": 2}'],
  ['{\n  "a": "x,"\n  "b": 1\n}', 'missing-mark 2'],
  ['{"a": 1,, "b": 2}', 'extra-piece 1 ‹,›', '{"a": 1, "b": 2}'],
  ['{"a", 1}', 'missing-value 1'],
  ['{"a" = 1}', 'not-part 1 ‹= 1}›'],
  // Names and values
  ['{"a": 10,000}', 'missing-value 1 ‹0›'],
  ['{a: 1}', 'not-part 1 ‹a: 1}›'],
  // Brackets, found by the indentation
  ['{\n  "a": {\n    "b": 1,\n  "c": 2\n}', 'missing-closing 3'],
  ['{\n  "a": 1\n  },\n  "b": 2\n}', 'lost-lines 3'],
  ['{\n  "a": {\n    "b": 1\n  }},\n  "c": 2\n}', 'extra-piece 4 ‹}›'],
  [
    '{\n  "a": {\n      "b": 1,\n    },\n  "c": 2\n}',
    'extra-piece 3 ‹,›',
    '{\n  "a": {\n      "b": 1\n    },\n  "c": 2\n}',
  ],
  ['{\n  "a": {\n    "b": 1\n  }\n', 'ends-early 4'],
  // Quotation marks
  ['{"a": “one”}', 'other-quotes 1 ‹“one”›', '{"a": "one"}'],
  [`{'a': 'one'}`, `other-quotes 1 ‹'a'›`, `{"a": 'one'}`],
  [`{"a": 'it's'}`, `other-quotes 1 ‹'it's'›`, `{"a": "it's"}`],
  ['{"a": "one”,\n"b": 1}', 'other-quotes 1 ‹"one”›', '{"a": "one",\n"b": 1}'],
  [`{"a": "the dogs',\n"b": 1}`, `other-quotes 1 ‹"the dogs'›`],
  ['{"a": "the “dogs”,\n"b": 1}', 'missing-quote 1 ‹"the “dogs”,›'],
  ['{"a": "say "hi" now"}', 'inner-quotes 1 ‹"say "hi" now"}›'],
  ['{"a": "one"", "b": 1}', 'inner-quotes 1 ‹"one"", "b": 1}›'],
  ['{"a": one"}', 'missing-quote 1 ‹one"}›'],
  ['{"a": "C:\\"}', 'missing-quote 1 ‹"C:\\"}›'],
  ['{\n  "a": "one \n  two"\n}', 'missing-quote 2 ‹"one›'],
  // Characters that JSON does not allow
  ['{"a":\u00a01}', 'invalid-space 1 ‹\u00a0›'],
  // Text that is not part of the content, and other files
  ['{"a": 1 // note\n}', 'not-part 1 ‹// note›'],
  ['{\n  "a": 1\n}\nHope this helps!', 'not-part 4 ‹Hope this helps!›'],
  [' \n', 'not-content 1'],
  ['a: 1\nb: 2', 'not-content 1 ‹a›'],
  ['{\n"a": 1\n=======\n}', 'mixed-versions 3 ‹=======›'],
])('%j is reported at its position and fixed if there is only one solution', (...row) =>
  expect(reported(row[0])).toEqual(row),
)

test('missing brackets are named in the order in which they close', () => {
  expect(findSyntax('{"a": {"b": [1').data).toMatchObject({ closers: ']}}' })
})

test('hundreds of thousands of brackets, open or closed, are handled', () => {
  for (const opening of ['[', '{"a":', '[{"a":'])
    expect(findSyntax(opening.repeat(100_000)).code).toMatch(/not-content|ends-early/)
})

test('a text that is cut off anywhere is rejected with a reason', () => {
  const text = '{"a": {"b": [1, "two“", true], "c": "© {year} \\" x"}, "d": -0.5e2}'
  for (let end = 0; end < text.length; end += 1)
    for (const more of ['', '}', '"', ' }}', ',', '\n']) {
      const finding = findSyntax(text.slice(0, end) + more)
      expect(sentencesOf(finding, undefined).message.en).not.toBe('')
    }
})

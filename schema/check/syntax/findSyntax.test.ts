import { expect, test } from 'vitest'

import { expectPlain } from '../../../tests/check/expectPlain.ts'
import { wordedInFile } from '../../messages/voices.ts'
import { lineOf } from '../../read/lines.ts'
import { parseJson } from '../../read/parseJson.ts'
import { findSyntax } from './findSyntax.ts'

/** A broken text; the problem as code, line and marked piece; the text after --fix. */
type Row = [text: string, reported: string, fixed?: string]

function reported(text: string): Row {
  const finding = findSyntax(text)
  const { code, span, edit } = finding
  expectPlain(finding, undefined)
  const marked = text.slice(span.offset, span.offset + span.length)
  const found = `${code} ${lineOf(text, span.offset)}${marked && ` ‹${marked}›`}`
  if (!edit) return [text, found]
  const { offset, length, text: by } = edit
  return [text, found, text.slice(0, offset) + by + text.slice(offset + length)]
}

const tell = (text: string, ...expected: [string, string?]) =>
  expect(reported(text)).toEqual([text, ...expected])

test.each<Row>([
  ['{"a": 1 "b": 2}', 'missing-mark 1', '{"a": 1, "b": 2}'],
  ['{\n  "a": 1\n  "b": 2\n}', 'missing-mark 2', '{\n  "a": 1,\n  "b": 2\n}'],
  ['{"a": 1,, "b": 2}', 'extra-piece 1 ‹,›', '{"a": 1, "b": 2}'],
  ['{"a": 1,}', 'extra-piece 1 ‹,›', '{"a": 1}'],
  ['{\n  "a": [\n    1,\n  ]\n}', 'extra-piece 3 ‹,›', '{\n  "a": [\n    1\n  ]\n}'],
  ['[,1]', 'not-content 1 ‹[›'],
  ['{"a" 1}', 'missing-mark 1', '{"a": 1}'],
  ['{"a":: 1}', 'extra-piece 1 ‹:›', '{"a": 1}'],
  ['{"a", 1}', 'missing-value 1'],
  ['{"a": 1; "b": 2}', 'not-part 1 ‹; "b": 2}›'],
  ['{"a" = 1}', 'not-part 1 ‹= 1}›'],
  ['{\n  "a": "x".\n  "b": 2\n}', 'not-part 2 ‹.›'],
  ['{\n  "a": "x,"\n  "b": 1\n}', 'missing-mark 2'],
  ['{"a": "b": "c"}', 'not-part 1 ‹:›'],
])('a comma or a colon too many, too few or another sign: %j', tell)

test.each<Row>([
  ['{"a": }', 'missing-value 1'],
  ['{"a":, "b": 1}', 'missing-value 1'],
  ['{\n  "a"\n}', 'missing-value 2'],
  ['{: 1}', 'missing-value 1'],
  ['{"a", "b": 1}', 'missing-value 1'],
  ['{"a": 1 2}', 'not-part 1 ‹2›'],
  ['{\n  12\n}', 'missing-value 2 ‹12›'],
  ['{"a": {"b": 1, {"c": 1}}}', 'missing-value 1 ‹{›'],
])('a name or a value that is missing, or one too many: %j', tell)

test.each<Row>([
  ['{\n  "a": {\n    "b": 1,\n  "c": 2\n}', 'missing-closing 3'],
  ['{\n  "a": {\n    "b": 1\n  "c": 2\n}', 'missing-closing 3'],
  ['{\n  "a": [\n    1,\n    2\n  "c": 2\n}', 'missing-closing 4'],
  ['{\n  "a": 1\n  },\n  "b": 2\n}', 'lost-lines 3'],
  ['{\n  "a": {\n    "b": 1\n  }},\n  "c": 2\n}', 'extra-piece 4 ‹}›'],
  ['{\n  "a": {\n    "b": {\n      "c": 1,\n  "d": 2\n}', 'lost-lines 5'],
  [
    '{\n  "a": {\n      "b": 1,\n    },\n  "c": 2\n}',
    'extra-piece 3 ‹,›',
    '{\n  "a": {\n      "b": 1\n    },\n  "c": 2\n}',
  ],
  ['{\n  "a": {\n    "b": 1\n  }\n', 'ends-early 4'],
  ['{"a": [1, 2}', 'missing-closing 1'],
  ['{"a": {"b": 1]}', 'missing-closing 1'],
  ['{"a": 1}}', 'not-part 1 ‹}›'],
  ['{', 'ends-early 1'],
  ['{"a": "one', 'ends-early 1'],
])('a bracket, shown by the indentation: %j', tell)

test.each<Row>([
  ['{"a": “one”}', 'other-quotes 1 ‹“one”›', '{"a": "one"}'],
  ['{“a”: 1}', 'other-quotes 1 ‹“a”›', '{"a": 1}'],
  [`{'a': 'one'}`, `other-quotes 1 ‹'a'›`, `{"a": 'one'}`],
  ['{"a": «one»}', 'other-quotes 1 ‹«one»›', '{"a": "one"}'],
  ['{"a": "one”}', 'other-quotes 1 ‹"one”›', '{"a": "one"}'],
  ['{"a”: "one"}', 'other-quotes 1 ‹"a”›', '{"a": "one"}'],
  ['{"a": "one”,\n"b": 1}', 'other-quotes 1 ‹"one”›', '{"a": "one",\n"b": 1}'],
  ['{"a": “one"}', 'other-quotes 1 ‹“one"›', '{"a": "one"}'],
  [`{"a": 'it's'}`, `other-quotes 1 ‹'it's'›`, `{"a": "it's"}`],
  ['{"a": “say "hi"”}', 'other-quotes 1 ‹“say "hi"”›'],
])('other quotation marks: %j', tell)

test.each<Row>([
  [
    '{"a": "say "hi" now"}',
    'inner-quotes 1 ‹"say "hi" now"›',
    '{"a": "say \\"hi\\" now"}',
  ],
  ['{"a": "say "hi""}', 'inner-quotes 1 ‹"say "hi""›'],
  ['{"a": ""one""}', 'inner-quotes 1 ‹""one""›'],
  ['{"a": "one"", "b": 1}', 'inner-quotes 1 ‹"one"", "b": 1}›'],
  ['{"a": "five" inches"}', 'inner-quotes 1 ‹"five" inches"›'],
  [
    '{"a": "say "yes", "no" and "maybe""}',
    'inner-quotes 1 ‹"say "yes", "no" and "maybe""›',
  ],
])('quotation marks inside of a text: %j', tell)

test.each<Row>([
  ['{\n  "a": "one, two,\n  "b": 1\n}', 'missing-quote 2 ‹"one, two›'],
  ['{\n  "a: 1,\n  "b": 2\n}', 'missing-quote 2 ‹"a›', '{\n  "a": 1,\n  "b": 2\n}'],
  ['{"a: "one"}', 'missing-quote 1 ‹"a›', '{"a": "one"}'],
  ['{a": 1}', 'missing-quote 1 ‹a"›', '{"a": 1}'],
  ['{"a": one"}', 'missing-quote 1 ‹one"›', '{"a": "one"}'],
  ['{"a": "C:\\"}', 'missing-quote 1 ‹"C:\\"}›'],
  ['{\n  "a": "one\n  two"\n}', 'line-break 2'],
  ['{\n  "a": "one \n  two"\n}', 'line-break 2', '{\n  "a": "one two"\n}'],
  ['{"a":"© {year} }}', 'missing-quote 1 ‹"© {year} }}›'],
])('one quotation mark: %j', tell)

test.each<Row>([
  ['{a: 1}', 'bad-literal 1 ‹a›', '{"a": 1}'],
  ['{"a": word}', 'bad-literal 1 ‹word›', '{"a": "word"}'],
  ['{"a": two words}', 'bad-literal 1 ‹two words›'],
  ['{"a": yes}', 'bad-literal 1 ‹yes›', '{"a": true}'],
  ['{"a": Não}', 'bad-literal 1 ‹Não›', '{"a": false}'],
  ['{"a": True}', 'bad-literal 1 ‹True›', '{"a": true}'],
  ['{"a": NULL}', 'bad-literal 1 ‹NULL›', '{"a": null}'],
  ['{"a": None}', 'bad-literal 1 ‹None›'],
  ['{"a": 10,000}', 'bad-literal 1 ‹10,000›'],
  ['{"a": 10s}', 'bad-literal 1 ‹10s›'],
  ['{"a": +5}', 'bad-literal 1 ‹+5›'],
  ['{"a": 70000-000}', 'bad-literal 1 ‹70000-000›', '{"a": "70000-000"}'],
  ['{"a": 01310100}', 'bad-literal 1 ‹01310100›', '{"a": "01310100"}'],
])('words and numbers without quotation marks: %j', tell)

test.each<Row>([
  ['{"a":\u00a01}', 'invalid-space 1 ‹\u00a0›', '{"a": 1}'],
  ['{\u200b"a": 1}', 'invalid-space 1 ‹\u200b›', '{"a": 1}'],
  [`{"a": "it\\'s"}`, 'backslash 1 ‹\\›'],
  ['{"a": "C:\\dir"}', 'backslash 1 ‹\\›'],
  ['{"a": "\\u00zz"}', 'backslash 1 ‹\\›'],
  ['{"a": "one\ttwo"}', 'invalid-space 1 ‹\t›'],
])('signs that JSON does not know: %j', tell)

test.each<Row>([
  ['{"a": 1 // note\n}', 'comment 1 ‹// note›'],
  ['{ // "b": 2,\n"a": 1}', 'comment 1 ‹// "b": 2,›'],
  ['{\n  // ... the rest as before\n  "b": 2}', 'comment 2 ‹// ... the rest as before›'],
  ['{/* note */"a": 1}', 'comment 1 ‹/* note */›'],
  ['{"a": [...]}', 'not-part 1 ‹...]}›'],
  ['{\n  # note\n  "a": 1\n}', 'not-part 2 ‹# note›'],
  ['{\n  "a": 1,\n  some words\n  "b": 2\n}', 'not-part 3 ‹some words›'],
  ['{\n  "a": 1,\n+ "b": 2\n}', 'not-part 3 ‹+ "b": 2›'],
  ['const site = {\n  "a": 1\n}', 'not-part 1 ‹const site =›'],
  ['```json\n{\n  "a": 1\n}\n```', 'not-part 1 ‹```json›'],
  ['{\n  "a": 1\n}\nHope this helps!', 'not-part 4 ‹Hope this helps!›'],
  ['{"a": 1}{"b": 2}', 'not-part 1 ‹{"b": 2}›'],
  ['{\n  "a": 1,\n  title = "x" or "y"\n}', 'not-part 3 ‹title = "x" or "y"›'],
])('what is no part of the content: %j', tell)

test.each<Row>([
  ['', 'not-content 1'],
  [' \n', 'not-content 1'],
  ['plain words', 'not-content 1 ‹p›'],
  ['<html></html>', 'not-content 1 ‹<›'],
  ['a: 1\nb: 2', 'not-content 1 ‹a›'],
  ['{\\rtf1 x}', 'not-content 1 ‹{›'],
  ['{\\n \\"a\\": 1}', 'not-content 1 ‹{›'],
  [
    '{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> x\n}',
    'mixed-versions 2 ‹<<<<<<< HEAD›',
  ],
  ['{\n"a": 1\n=======\n}', 'mixed-versions 3 ‹=======›'],
  ['{"a": 1}\n{"a": 1}', 'not-part 2 ‹{"a": 1}›'],
  ['# Site\n{"a": 1}', 'not-content 1 ‹#›'],
])('another file: %j', tell)

test('brackets by the hundred thousand, open or closed, have an answer', () => {
  for (const opening of ['[', '{"a":', '[{"a":']) {
    const found = findSyntax(opening.repeat(100_000))
    expect(found.code).toMatch(/not-content|ends-early/)
    expect(wordedInFile(found, undefined, 'en').join(' ')).not.toMatch(/undefined/)
  }
})

test('cut anywhere, a text is refused with a reason', () => {
  const text = '{"a": {"b": [1, "two“", true], "c": "© {year} \\" x"}, "d": -0.5e2}'
  for (const whole of [text, JSON.stringify(JSON.parse(text), null, 2)])
    for (let end = 0; end < whole.length; end += 1)
      for (const more of ['', '}', '"', ' }}', ',', '\n'])
        if (!parseJson(whole.slice(0, end) + more).ok)
          expect(
            wordedInFile(findSyntax(whole.slice(0, end) + more), undefined, 'en')[0],
          ).not.toBe('')
})

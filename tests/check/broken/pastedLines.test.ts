import { test } from 'vitest'

import { expectFindings, type Row } from './expectFindings.ts'

test.each<Row>([
  ['{"a": 1 // note\n}', 'comment 8 ‹// note› → ‹›'],
  ['{"a": 1, // note,\n"b": 2}', 'comment 9 ‹// note,› → ‹›'],
  ['{"a": 1 // note,\n"b": 2}', 'comment 8 ‹// note› → ‹›'],
  ['{ // "b": 2,\n"a": 1}', 'comment 2 ‹// "b": 2,›'],
  ['{/* note */"a": 1}', 'comment 1 ‹/* note */› → ‹›'],
  ['{"a": /* x */ 1}', 'comment 6 ‹/* x */› → ‹›'],
  ['{"a": 1 /* note', 'ends-early 15'],
  ['{"a": 1, # note\n"b": 2}', 'odd-line 0 ‹{"a": 1, # note›'],
  ['{\n  # note\n  "a": 1\n}', 'not-part 4 ‹# note›'],
  ['{\n  -- note\n  "a": 1\n}', 'not-part 4 ‹-- note›'],
  ['{"a": [...]}', 'left-out 6 ‹[...]›'],
  ['{"a": {…}}', 'left-out 6 ‹{…}›'],
  ['{"a": [Object]}', 'left-out 6 ‹[Object]›'],
  ['{"a": [[Object], [Object]]}', 'left-out 6 ‹[[Object], [Object]]›'],
  ['{"a": ...}', 'left-out 6 ‹...›'],
  [
    '{"a": 1,\n  // ... the rest as before\n  "b": 2}',
    'left-out 11 ‹// ... the rest as before›',
  ],
  ['{"a": [Array(3)]}', 'unquoted 7 ‹Array(3)›'],
  ['{"a": 1, ...}', 'odd-line 0 ‹{"a": 1, ...}›'],
  ['{\n  "a": 1,\n  ...\n}', 'odd-line 14 ‹...›'],
  ['{\n  "a": 1,\n  [...]\n}', 'odd-line 14 ‹[...]›'],
  ['{"a": [object Object]}', 'left-out 6 ‹[object Object]›'],
])('notes and what is left out: %j', (text, ...expected) => {
  expectFindings(text, expected)
})

test.each<Row>([
  ['Here it is:\n{\n  "a": 1\n}', 'not-part 0 ‹Here it is:›'],
  ['```json\n{\n  "a": 1\n}\n```', 'not-part 0 ‹```json›', 'not-part 21 ‹```› → ‹›'],
  ['{\n  "a": 1\n}\nHope this helps!', 'not-part 13 ‹Hope this helps!›'],
  ['{\n  "a": 1\n}\nHope this helps!\nBye', 'not-part 13 ‹Hope this helps!\nBye›'],
  ['const site = {\n  "a": 1\n}', 'not-part 0 ‹const site =›'],
  [
    'const site = {\n  "a": 1\n};',
    'not-part 0 ‹const site =›',
    'extra-piece 25 ‹;› → ‹›',
  ],
  ['export default {\n  "a": 1\n}', 'not-content 0 ‹e›'],
  ['>{\n> "a": 1\n>}', 'signs-before-lines 0 ‹>{\n> "a": 1\n>}› → ‹{\n"a": 1\n}\n›'],
  [
    '> {\n>   "a": 1\n> }',
    'signs-before-lines 0 ‹> {\n>   "a": 1\n> }› → ‹{\n  "a": 1\n}\n›',
  ],
  [
    '1. {\n2.   "a": 1\n3. }',
    'signs-before-lines 0 ‹1. {\n2.   "a": 1\n3. }› → ‹{\n  "a": 1\n}\n›',
  ],
  [
    '+ {\n+   "a": 1\n+ }',
    'signs-before-lines 0 ‹+ {\n+   "a": 1\n+ }› → ‹{\n  "a": 1\n}\n›',
  ],
  ['{\n  "a": 1,\n+  "b": 2\n}', 'not-part 12 ‹+› → ‹ ›'],
  ['{\n  "a": 1,\n  ----\n  "b": 2\n}', 'not-part 14 ‹----› → ‹›'],
  ['{\n  "a": 1,\n  some words\n  "b": 2\n}', 'not-part 14 ‹some words›'],
  [
    '{\n  "a": 1,\n  some words\n  and more\n\n  "b": 2\n}',
    'not-part 14 ‹some words\n  and more›',
  ],
  ['{\n  "a": 1,\n  <br>\n  "b": 2\n}', 'not-part 14 ‹<br>›'],
  ['{\n  "a": 1,\n  title: Hello\n}', 'unquoted 14 ‹title: Hello›'],
  ['{\n  "a": 1,\n  title: Hello,\n  "b": 2\n}', 'unquoted 14 ‹title: Hello,›'],
  ['{\n  "a": 1,\n  title = 5\n  "b": 2\n}', 'unquoted 14 ‹title = 5›'],
  ['{\n  "a": 1,\n  - title: Hello\n  "b": 2\n}', 'unquoted 14 ‹- title: Hello›'],
  [
    '{\n  "a": 1,\n  title: |\n    Hello\n  "b": 2\n}',
    'odd-line 14 ‹title: |\n    Hello›',
  ],
  ['{\n  "a": 1,\n  title: >-\n    Hello\n}', 'odd-line 14 ‹title: >-\n    Hello›'],
  ['{\n  "a": 1,\n  title;Hello\n  "b": 2\n}', 'unquoted 14 ‹title;Hello›'],
  ['{\n  "a": 1,\n  unknown: Hello\n  "b": 2\n}', 'not-part 14 ‹unknown: Hello›'],
  ['{\n  "a": 1,\n  "b": 2\n  a: 3\n}', 'missing-mark 20 → ‹,›', 'unquoted 23 ‹a: 3›'],
  [')]}\',\n{\n  "a": 1\n}', "not-part 0 ‹)]}',› → ‹›"],
  [')]}\'{"a": 1}', 'not-content 0 ‹)›'],
  ['x = {"a": 1}', 'not-content 0 ‹x›'],
  ['{"a": 1} trailing', 'not-part 9 ‹trailing›'],
  ['{"a": 1}{"b": 2}', 'not-part 0 ‹{"a": 1}›'],
  ['{"a": 1}\n{"a": 1}', 'pasted-twice 9 ‹{›'],
  ['{"a": 1} "b"', 'not-part 0 ‹{"a": 1}›'],
  ['[]{"a": 1}', 'not-part 0 ‹[]›'],
  ['{"x": {"a": 1, "b": 2, {"a": 1, "b": 2}}', 'entry-inside 23 ‹{›'],
  ['{"a": {"id": "x", {"id": "x", "t": 1}}', 'entry-inside 18 ‹{›'],
  ['{\n  "a": 1,\n{\n  "a": 1,\n  "b": 2\n}', 'pasted-twice 12 ‹{›'],
])('something pasted along: %j', (text, ...expected) => {
  expectFindings(text, expected)
})

test.each<Row>([
  ['{\n  "a": 1,\n  b is two,\n  "c": 3\n}', 'not-part 14 ‹b is two,›'],
  [
    '{\n  "a": 1,\n  "b" is the number two,\n  "c": 3\n}',
    'odd-line 14 ‹"b" is the number two,›',
  ],
  ['{\n  "a": [\n    one, "two\n  ],\n  "c": 3\n}', 'odd-line 15 ‹one, "two›'],
  [
    '{\n  "a": 1,\n  "b" 5 "c" 6,\n  "d": 3\n}',
    'odd-line 14 ‹"b" 5 "c" 6,› → ‹"b": 5, "c": 6,›',
  ],
  [
    '{\n  "a": 1,\n  <key>b</key>\n  <string>two</string>\n  "c": 3\n}',
    'not-part 14 ‹<key>b</key>\n  <string>two</string>›',
  ],
  [
    '{\n  "a": 1,\n  set "b" to "two" now\n  "c": 3\n}',
    'odd-line 14 ‹set "b" to "two" now›',
  ],
  ['{\n  "a": 1,\n  "b": { x y "z" },\n  "c": 3\n}', 'odd-line 14 ‹"b": { x y "z" },›'],
])('a line that is odd as a whole: %j', (text, ...expected) => {
  expectFindings(text, expected)
})

test.each<Row>([
  ['', 'empty-file 0'],
  [' \n\t', 'empty-file 0'],
  ['plain words', 'not-content 0 ‹p›'],
  ['<html></html>', 'not-content 0 ‹<›'],
  ['a: 1\nb: 2', 'not-content 0 ‹a›'],
  ['{\\rtf1 x}', 'rich-text 0 ‹{\\rtf›'],
  ['  {\\rtf1', 'rich-text 2 ‹{\\rtf›'],
  ['{\\n \\"a\\": 1}', 'not-content 0 ‹{›'],
  ['{&quot;a&quot;: 1', 'not-content 0 ‹{›'],
  [
    '{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> x\n}',
    'mixed-versions 2 ‹<<<<<<< HEAD›',
  ],
  ['{\n"a": 1\n=======\n}', 'mixed-versions 9 ‹=======›'],
  [',', 'not-content 0 ‹,›'],
  ['/* x */', 'not-content 0 ‹/›'],
  ['site = {', 'odd-line 0 ‹site = {›'],
  ['my site: {\n}', 'not-part 0 ‹my site:›'],
  ['([{', 'not-content 0 ‹(›'],
])('another kind of file: %j', (text, ...expected) => {
  expectFindings(text, expected)
})

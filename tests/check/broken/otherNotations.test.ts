// @vitest-environment node
import { test } from 'vitest'

import { expectTold, type Row } from './expectTold.ts'

test.each<Row>([
  ['[\n  {"a": 1},\n  [...]\n]', 'unquoted 17 ‹...›'],
  ['[\n  [...]\n]', 'left-out 0 ‹[\n  [...]\n]›'],
  ['{\n  "a": 1,\n  […]\n}', 'odd-line 14 ‹[…]›'],
  ['{"a": [1, [...]]}', 'unquoted 11 ‹...›'],
  ['{"a": 1 /* x */}', 'comment 8 ‹/* x */› → ‹›'],
  ['{"a": "one" /* x */}', 'comment 12 ‹/* x */› → ‹›'],
  ['{"a": "one" // x\n}', 'comment 12 ‹// x› → ‹›'],
  ['{"a": "one, /* x */\n}', 'missing-quote 6 ‹"one, /* x */›'],
  ['{"a": "say "hi" // x\n}', 'odd-line 0 ‹{"a": "say "hi" // x›'],
  ['{"a": "say "hi" /* x */}', 'odd-line 0 ‹{"a": "say "hi" /* x */}›'],
  ['{\n  "a": 1,\n  nav.about: Hello\n}', 'odd-line 14 ‹nav.about: Hello›'],
  ['{\n  "a": 1,\n  hero.title Hello\n}', 'odd-line 14 ‹hero.title Hello›'],
  ['{\n  "a": 1,\n  title: 5\n}', 'unquoted 14 ‹title: 5›'],
  ['{\n  "a": 1,\n  title: true,\n  "b": 2\n}', 'unquoted 14 ‹title: true,›'],
  ['{\n  "a": 1,\n  title:Hello\n}', 'unquoted 14 ‹title:Hello›'],
  ['{\n  "a": 1,\n  * title: Hello\n}', 'unquoted 14 ‹* title: Hello›'],
  ['{\n  "a": 1,\n  | title | Hello |\n}', 'odd-line 14 ‹| title | Hello |›'],
  ['{\n  "a": 1,\n  title\tHello\n}', 'unquoted 14 ‹title\tHello›'],
  ['{\n  "a": 1,\n  title – Hello\n}', 'unquoted 14 ‹title – Hello›'],
  ['{\n  "a": 1,\n  title: Hello;\n}', 'unquoted 14 ‹title: Hello;›'],
  ['title: Hello\n{\n  "a": 1\n}', 'not-part 0 ‹title: Hello›'],
  ['{\n  "a": 1\n}\ntitle: Hello', 'not-part 13 ‹title: Hello›'],
  [
    '{\n  "a": 1\n  title: Hello\n}',
    'missing-mark 10 → ‹,›',
    'unquoted 13 ‹title: Hello›',
  ],
  ['{\n  "a": 1,\n  "b": [\n    x = {\n    }\n  ]\n}', 'odd-line 25 ‹x = {›'],
  ['{\n  "a":\n  x = {\n    "b": 1\n  }\n}', 'odd-line 11 ‹x = {›'],
  ['{\n  "a": 1,\n  title: |\n    Hello\n}', 'odd-line 14 ‹title: |\n    Hello›'],
  [
    '{\n  "a": 1,\n  title: >\n    Hello\n    World\n  "b": 2\n}',
    'foreign-lines 14 ‹title: >\n    Hello\n    World›',
  ],
  ['{\n  "a": 1,\n  true\n}', 'missing-value 14'],
  ['{\n  "a": 1,\n  5,\n  "b": 2\n}', 'missing-value 14'],
  ['{\n  "a": 1,\n  /* x */\n  "b": 2\n}', 'comment 14 ‹/* x */› → ‹›'],
  [
    '{\n  "a": 1,\n  // x\n  "b": 2,\n}',
    'comment 14 ‹// x› → ‹›',
    'extra-piece 27 ‹,› → ‹›',
  ],
  ['{\n  "a": 1,\n  :\n  "b": 2\n}', 'extra-piece 14 ‹:› → ‹›'],
  ['{\n  "a": 1,\n  ***\n  "b": 2\n}', 'not-part 14 ‹***› → ‹›'],
  ['{\n  "a": 1,\n  `code`\n  "b": 2\n}', 'odd-line 14 ‹`code`›'],
  ['{\n  "a": 1,\n  (note)\n  "b": 2\n}', 'odd-line 14 ‹(note)›'],
  ['{\n  "a": [\n    {\n      "x": 1\n    },\n    <li>\n  ]\n}', 'unquoted 41 ‹<li>›'],
  ['{\n  "a": 1,\n  …\n  "b": 2\n}', 'left-out 14 ‹…›'],
  ['{\n• "a": 1,\n• "b": 2\n}', 'not-part 2 ‹•› → ‹ ›', 'not-part 12 ‹•› → ‹ ›'],
  ['{\n1. "a": 1,\n2. "b": 2\n}', 'not-part 2 ‹1.› → ‹  ›', 'not-part 13 ‹2.› → ‹  ›'],
  ['{\n1 "a": 1,\n2 "b": 2\n}', 'not-part 2 ‹1› → ‹ ›', 'not-part 12 ‹2› → ‹ ›'],
  ['{\n> "a": 1\n}', 'not-part 2 ‹>› → ‹ ›'],
  ['{\n-   "a": 1\n}', 'not-part 2 ‹-› → ‹ ›'],
  ['{\n12:  "a": 1\n}', 'not-part 2 ‹12:› → ‹   ›'],
])('notes, names and signs of other notations: %j', (text, ...told) => {
  expectTold(text, told)
})

test.each<Row>([
  ['{"a": \\u201cone\\u201d}', 'other-quotes 6 ‹\\u201cone\\u201d› → ‹"one"›'],
  ['{"a": &#x22;one&#x22;}', 'other-quotes 6 ‹&#x22;one&#x22;› → ‹"one"›'],
  ['{\\"a\\": 1}', 'not-content 0 ‹{›'],
  ['{"a": "b", &quot;c&quot;: 1}', 'other-quotes 11 ‹&quot;c&quot;› → ‹"c"›'],
  [
    '{"a": &quot;one&quot;, "b": &quot;two&quot;}',
    'odd-line 0 ‹{"a": &quot;one&quot;, "b": &quot;two&quot;}› → ‹{"a": "one", "b": "two"}›',
  ],
  ['{"a"：1}', 'wrong-mark 4 ‹：› → ‹:›'],
  ['{"a": 1，"b": 2}', 'wrong-mark 7 ‹，› → ‹,›'],
  ['{"a": 1、"b": 2}', 'wrong-mark 7 ‹、› → ‹,›'],
  ['{"a": 1،"b": 2}', 'wrong-mark 7 ‹،› → ‹,›'],
  ['{"a": 1, ;}', 'odd-line 0 ‹{"a": 1, ;}›'],
  ['{"a": = 1}', 'extra-piece 6 ‹=› → ‹›'],
  ['{"a" ;: 1}', 'wrong-mark 5 ‹;:› → ‹:›'],
  ['{"a": 1;;"b": 2}', 'odd-line 0 ‹{"a": 1;;"b": 2}› → ‹{"a": 1,"b": 2}›'],
  ['{"a": [1;]}', 'extra-piece 8 ‹;› → ‹›'],
  ['{"a": "x";}', 'extra-piece 9 ‹;› → ‹›'],
  ['{\n  "a": 1.\n}', 'bad-literal 9 ‹1.› → ‹1›'],
  [
    '{\n  "a": (\n  "b": 1\n  ),\n  "c": 2\n}',
    'wrong-mark 9 ‹(› → ‹{›',
    'wrong-mark 22 ‹)› → ‹}›',
  ],
  ['{\n  "a": 1\n)', 'wrong-mark 11 ‹)› → ‹}›'],
  ['{\n  "a": 1).\n}', 'unquoted 9 ‹1).›'],
  ['{\n  "a": "b". \n}', 'extra-piece 12 ‹.› → ‹›'],
  ['{"a":\u20031}', 'odd-space 5 ‹\u2003› → ‹ ›'],
  [
    '{"a":\u00a0"b\u00a0c",}',
    'odd-line 0 ‹{"a":\u00a0"b\u00a0c",}› → ‹{"a": "b\u00a0c"}›',
  ],
  ['{\u200e\u200f"a": 1,}', 'odd-line 0 ‹{\u200e\u200f"a": 1,}› → ‹{"a": 1}›'],
  ['{\u2060"a"\ufeff: 1}', 'odd-line 0 ‹{\u2060"a"\ufeff: 1}› → ‹{"a": 1}›'],
])('marks of other alphabets and tools: %j', (text, ...told) => {
  expectTold(text, told)
})

test.each<Row>([
  ['some words, {"a": 1}', 'not-content 0 ‹s›'],
  ['{"a": 1}, "b": 2}', 'not-part 8 ‹, "b": 2}›'],
  ['{"a": 1},\n{"b": 2}', 'not-part 8 ‹,\n{"b": 2}›'],
  ['["a"] ] {', 'not-part 6 ‹] {› → ‹›'],
  ['1 {"a": 1}', 'not-content 0 ‹1›'],
  ['{"a": 1} // end, }', 'comment 9 ‹// end, }› → ‹›'],
  ['{"x": {"id": {"t": 1}, "u": [2] "id": "b"}}', 'lost-border 32'],
  ['{"x": {"u": {"id": 1}, "t": 2 "id": "b"}}', 'missing-mark 29 → ‹,›'],
  ['{"x": {"u": {"id": 1}, "t": 2 "id": {}}}', 'missing-mark 29 → ‹,›'],
  ['{"x": ["id" "id"]}', 'missing-mark 11 → ‹,›'],
  ['{"x": {"u": 1 "v": 2}}', 'missing-mark 13 → ‹,›'],
  ['{"a"; 1}', 'wrong-mark 4 ‹;› → ‹:›'],
  ['{"a": 1 = "b": 2}', 'wrong-mark 8 ‹=› → ‹,›'],
  ['[1; 2]', 'wrong-mark 2 ‹;› → ‹,›'],
  ['[1= 2]', 'wrong-mark 2 ‹=› → ‹,›'],
  ['{"a": 1;\n"b": 2;\n}', 'wrong-mark 7 ‹;› → ‹,›', 'extra-piece 15 ‹;› → ‹›'],
  ['{\n  "a": 1,\n  "b": "one', 'ends-early 23'],
  ['{\n  "a": 1,\n  "b": "one\n', 'ends-early 23'],
  ['{\n  "a": "one,\n  "b": 2', 'missing-quote 9 ‹"one›', 'missing-closing 23 → ‹}›'],
  ['{\n  "a": 1,\n  "b', 'ends-early 16'],
  ['{\n  "a": 1,\n  "b": "one two, three', 'ends-early 34'],
])(
  'what stands beside the content, and marks in the place of others: %j',
  (text, ...told) => {
    expectTold(text, told)
  },
)

// @vitest-environment node
import { test } from 'vitest'

import { expectTold, type Row } from './expectTold.ts'

test.each<Row>([
  ['[\n  {"a": 1},\n  [...]\n]', 'odd-line 16 ‹[...]›'],
  ['[\n  [...]\n]', 'pasted-lines 4 ‹[...]› → ‹›'],
  ['{\n  "a": 1,\n  […]\n}', 'odd-line 14 ‹[…]›'],
  ['{"a": [1, [...]]}', 'odd-line 0 ‹{"a": [1, [...]]}›'],
  ['{"a": 1 /* x */}', 'comment 8 ‹/* x */› → ‹›'],
  ['{"a": "one" /* x */}', 'comment 12 ‹/* x */› → ‹›'],
  ['{"a": "one" // x\n}', 'comment 12 ‹// x› → ‹›'],
  ['{"a": "one, /* x */\n}', 'unclosed-string 6 ‹"one, /* x */›'],
  ['{"a": "say "hi" // x\n}', 'inner-quotes 11 ‹"›'],
  ['{"a": "say "hi" /* x */}', 'inner-quotes 11 ‹"›'],
  ['{\n  "a": 1,\n  nav.about: Hello\n}', 'odd-line 14 ‹nav.about: Hello›'],
  ['{\n  "a": 1,\n  hero.title Hello\n}', 'odd-line 14 ‹hero.title Hello›'],
  ['{\n  "a": 1,\n  title: 5\n}', 'unquoted 14 ‹title: 5›'],
  ['{\n  "a": 1,\n  title: true,\n  "b": 2\n}', 'unquoted 14 ‹title: true,›'],
  ['{\n  "a": 1,\n  title:Hello\n}', 'unquoted 14 ‹title:Hello›'],
  ['{\n  "a": 1,\n  * title: Hello\n}', 'unquoted 14 ‹* title: Hello›'],
  ['{\n  "a": 1,\n  | title | Hello |\n}', 'unquoted 14 ‹| title | Hello |›'],
  ['{\n  "a": 1,\n  title\tHello\n}', 'unquoted 14 ‹title\tHello›'],
  ['{\n  "a": 1,\n  title – Hello\n}', 'unquoted 14 ‹title – Hello›'],
  ['{\n  "a": 1,\n  title: Hello;\n}', 'unquoted 14 ‹title: Hello;›'],
  ['title: Hello\n{\n  "a": 1\n}', 'pasted-lines 0 ‹title: Hello›'],
  ['{\n  "a": 1\n}\ntitle: Hello', 'behind-end 13 ‹title: Hello›'],
  ['{\n  "a": 1\n  title: Hello\n}', 'odd-line 4 ‹"a": 1›', 'unquoted 13 ‹title: Hello›'],
  ['{\n  "a": 1,\n  "b": [\n    x = {\n    }\n  ]\n}', 'odd-line 25 ‹x = {›'],
  ['{\n  "a":\n  x = {\n    "b": 1\n  }\n}', 'odd-line 11 ‹x = {›'],
  ['{\n  "a": 1,\n  title: |\n    Hello\n}', 'odd-line 14 ‹title: |\n    Hello›'],
  [
    '{\n  "a": 1,\n  title: >\n    Hello\n    World\n  "b": 2\n}',
    'odd-line 14 ‹title: >\n    Hello›',
    'pasted-lines 37 ‹World›',
  ],
  ['{\n  "a": 1,\n  true\n}', 'missing-name 14'],
  ['{\n  "a": 1,\n  5,\n  "b": 2\n}', 'missing-name 14'],
  ['{\n  "a": 1,\n  /* x */\n  "b": 2\n}', 'comment 14 ‹/* x */› → ‹›'],
  [
    '{\n  "a": 1,\n  // x\n  "b": 2,\n}',
    'comment 14 ‹// x› → ‹›',
    'extra-comma 27 ‹,› → ‹›',
  ],
  ['{\n  "a": 1,\n  :\n  "b": 2\n}', 'extra-piece 14 ‹:› → ‹›'],
  ['{\n  "a": 1,\n  ***\n  "b": 2\n}', 'pasted-lines 14 ‹***› → ‹›'],
  ['{\n  "a": 1,\n  `code`\n  "b": 2\n}', 'odd-line 14 ‹`code`›'],
  ['{\n  "a": 1,\n  (note)\n  "b": 2\n}', 'odd-line 14 ‹(note)›'],
  ['{\n  "a": [\n    {\n      "x": 1\n    },\n    <li>\n  ]\n}', 'odd-line 41 ‹<li>›'],
  ['{\n  "a": 1,\n  …\n  "b": 2\n}', 'pasted-lines 14 ‹…› → ‹›'],
  [
    '{\n• "a": 1,\n• "b": 2\n}',
    'sign-before 2 ‹•› → 2+2 ‹  ›',
    'sign-before 12 ‹•› → 12+2 ‹  ›',
  ],
  [
    '{\n1. "a": 1,\n2. "b": 2\n}',
    'sign-before 2 ‹1.› → 2+3 ‹   ›',
    'sign-before 13 ‹2.› → 13+3 ‹   ›',
  ],
  [
    '{\n1 "a": 1,\n2 "b": 2\n}',
    'sign-before 2 ‹1› → 2+2 ‹  ›',
    'sign-before 12 ‹2› → 12+2 ‹  ›',
  ],
  ['{\n> "a": 1\n}', 'sign-before 2 ‹>› → 2+2 ‹  ›'],
  ['{\n-   "a": 1\n}', 'sign-before 2 ‹-› → 2+4 ‹    ›'],
  ['{\n12:  "a": 1\n}', 'sign-before 2 ‹12:› → 2+5 ‹     ›'],
])('notes, names and signs of other notations: %j', (text, ...told) => {
  expectTold(text, told)
})

test.each<Row>([
  ['{"a": \\u201cone\\u201d}', 'escaped-quotes 6 ‹\\u201cone\\u201d› → ‹"one"›'],
  ['{"a": &#x22;one&#x22;}', 'escaped-quotes 6 ‹&#x22;one&#x22;› → ‹"one"›'],
  ['{\\"a\\": 1}', 'escaped-file 0 ‹{›'],
  ['{"a": "b", &quot;c&quot;: 1}', 'escaped-quotes 11 ‹&quot;c&quot;› → ‹"c"›'],
  [
    '{"a": &quot;one&quot;, "b": &quot;two&quot;}',
    'escaped-quotes 6 ‹&quot;one&quot;› → ‹"one"›',
    'escaped-quotes 28 ‹&quot;two&quot;› → ‹"two"›',
  ],
  ['{"a"：1}', 'wrong-mark 4 ‹：› → ‹:›'],
  ['{"a": 1，"b": 2}', 'odd-line 0 ‹{"a": 1，"b": 2}›'],
  ['{"a": 1、"b": 2}', 'odd-line 0 ‹{"a": 1、"b": 2}›'],
  ['{"a": 1،"b": 2}', 'odd-line 0 ‹{"a": 1،"b": 2}›'],
  ['{"a": 1, ;}', 'extra-piece 9 ‹;› → ‹›', 'extra-comma 7 ‹,› → ‹›'],
  ['{"a": = 1}', 'extra-piece 6 ‹=› → ‹›'],
  ['{"a" ;: 1}', 'extra-piece 5 ‹;› → ‹›'],
  ['{"a": 1;;"b": 2}', 'wrong-mark 7 ‹;› → ‹,›', 'extra-piece 8 ‹;› → ‹›'],
  ['{"a": [1;]}', 'extra-piece 8 ‹;› → ‹›'],
  ['{"a": "x";}', 'extra-piece 9 ‹;› → ‹›'],
  ['{\n  "a": 1.\n}', 'bad-number 9 ‹1.› → ‹1›'],
  [
    '{\n  "a": (\n  "b": 1\n  ),\n  "c": 2\n}',
    'wrong-mark 9 ‹(› → ‹{›',
    'wrong-mark 22 ‹)› → ‹}›',
  ],
  ['{\n  "a": 1\n)', 'wrong-mark 11 ‹)› → ‹}›'],
  ['{\n  "a": 1).\n}', 'unquoted 9 ‹1).›'],
  ['{\n  "a": "b". \n}', 'extra-piece 12 ‹.› → ‹›'],
  ['{"a":\u20031}', 'odd-space 5 ‹\u2003› → ‹ ›'],
  ['{"a":\u00a0"b\u00a0c",}', 'odd-space 5 ‹\u00a0› → ‹ ›', 'extra-comma 11 ‹,› → ‹›'],
  [
    '{\u200e\u200f"a": 1,}',
    'odd-space 1 ‹\u200e\u200f› → ‹  ›',
    'extra-comma 9 ‹,› → ‹›',
  ],
  ['{\u2060"a"\ufeff: 1}', 'odd-space 1 ‹\u2060› → ‹ ›', 'odd-space 5 ‹\ufeff› → ‹ ›'],
])('marks of other alphabets and tools: %j', (text, ...told) => {
  expectTold(text, told)
})

test.each<Row>([
  ['some words, {"a": 1}', 'not-content 0 ‹s›'],
  ['{"a": 1}, "b": 2}', 'extra-piece 7 ‹}› → ‹›'],
  ['{"a": 1},\n{"b": 2}', 'behind-end 8 ‹,\n{"b": 2}›'],
  ['["a"] ] {', 'behind-end 6 ‹] {›'],
  ['1 {"a": 1}', 'not-content 0 ‹1›'],
  ['{"a": 1} // end, }', 'comment 9 ‹// end, }› → ‹›'],
  ['{"x": {"id": {"t": 1}, "u": [2] "id": "b"}}', 'lost-border 32'],
  ['{"x": {"u": {"id": 1}, "t": 2 "id": "b"}}', 'missing-comma 29 → ‹,›'],
  ['{"x": {"u": {"id": 1}, "t": 2 "id": {}}}', 'missing-comma 29 → ‹,›'],
  ['{"x": ["id" "id"]}', 'two-values 12 ‹"id"›'],
  ['{"x": {"u": 1 "v": 2}}', 'missing-comma 13 → ‹,›'],
  ['{"a"; 1}', 'wrong-mark 4 ‹;› → ‹:›'],
  ['{"a": 1 = "b": 2}', 'wrong-mark 8 ‹=› → ‹,›'],
  ['[1; 2]', 'wrong-mark 2 ‹;› → ‹,›'],
  ['[1= 2]', 'wrong-mark 2 ‹=› → ‹,›'],
  ['{"a": 1;\n"b": 2;\n}', 'wrong-mark 7 ‹;› → ‹,›', 'extra-piece 15 ‹;› → ‹›'],
  ['{\n  "a": 1,\n  "b": "one', 'ends-early 23 → ‹}›'],
  ['{\n  "a": 1,\n  "b": "one\n', 'ends-early 23 → ‹}›'],
  ['{\n  "a": "one,\n  "b": 2', 'unclosed-string 9 ‹"one›', 'ends-early 23 → ‹}›'],
  ['{\n  "a": 1,\n  "b', 'ends-early 16'],
  ['{\n  "a": 1,\n  "b": "one two, three', 'ends-early 34 → ‹}›'],
])(
  'what stands beside the content, and marks in the place of others: %j',
  (text, ...told) => {
    expectTold(text, told)
  },
)

import { test } from 'vitest'

import { expectFindings, type Row } from './expectFindings.ts'

test.each<Row>([
  ['{\n"a": 1,\na: \'b\',\n"c": 2\n}', "unquoted 10 ‹a: 'b',›"],
  ["{\n\"a\": 1,\n'b' => 'c'\n}", 'odd-line 10 ‹\'b\' => \'c\'› → ‹"b" : "c"›'],
  ['{"a": 1 000}', 'bad-literal 6 ‹1 000›'],
  ['{"a": 1 000 000}', 'bad-literal 6 ‹1 000 000›'],
  ['{"a": -10\'000}', "bad-literal 6 ‹-10'000›"],
  ['{"a": 10,000,\n"b": 1}', 'bad-literal 6 ‹10,000›'],
  ['{"a": 10,000 ,"b": 1}', 'bad-literal 6 ‹10,000›'],
  ['{"a": 1.}', 'bad-literal 6 ‹1.› → ‹1›'],
  ['{"a": 1..2}', 'bad-literal 6 ‹1..2›'],
  ['{"a": 1e5}'],
  ['{"a": 1E+5}'],
  ['{"a": 1e}', 'bad-literal 6 ‹1e›'],
  ['{"a": 0x1F}', 'unquoted 6 ‹0x1F› → ‹"0x1F"›'],
  ['{"a": 00}', 'bad-literal 6 ‹00› → ‹0›'],
  ['{"a": 0.50}'],
  ['{"a": −5}', 'bad-literal 6 ‹−5› → ‹-5›'],
  ['{"a": --5}', 'extra-piece 6 ‹--›'],
  ['{"a": +0.5}', 'bad-literal 6 ‹+0.5› → ‹0.5›'],
  ['{"a": 5 }'],
  ['{"a": 12 min}', 'bad-literal 6 ‹12 min›'],
  ['{"a": 12 min, "b": 1}', 'bad-literal 6 ‹12 min›'],
  ['{"a": 50€}', 'unquoted 6 ‹50€›'],
  ['{"a": -.}', 'unquoted 6 ‹-.›'],
  ['{"a": nil}', 'bad-literal 6 ‹nil›'],
  ['{"a": Nao, "b": 1}', 'bad-literal 6 ‹Nao› → ‹false›'],
  ['{"a": FALSE}', 'bad-literal 6 ‹FALSE› → ‹false›'],
  ['{"a": YES}', 'bad-literal 6 ‹YES› → ‹true›'],
  ['{"a": yes please}', 'unquoted 6 ‹yes please›'],
  ['{"a": null}x', 'not-part 11 ‹x›'],
  ['{"a": Talk to us}', 'unquoted 6 ‹Talk to us›'],
  ['{"a": Talk to "us"}', 'odd-line 0 ‹{"a": Talk to "us"}›'],
  ['{"a": Talk [to] us}', 'odd-line 0 ‹{"a": Talk [to] us}›'],
  ['{"a": Talk, to us\n}', 'unquoted 6 ‹Talk, to us›'],
  ['{"a": Talk, to us,\n"b": 1}', 'unquoted 6 ‹Talk, to us›'],
  ['{"a": {name}\n}', 'unquoted 6 ‹{name}›'],
  ['{"a": Hi {name},\n"b": 1}', 'unquoted 6 ‹Hi {name}›'],
  ['{"a": a.b_c-d}', 'unquoted 6 ‹a.b_c-d› → ‹"a.b_c-d"›'],
  ['{"a": ---,\n"b": 1}', 'unquoted 6 ‹---›'],
  ['{a b: 1}', 'unquoted 1 ‹a b›'],
  ['{a.b: 1, c: 2}', 'odd-line 0 ‹{a.b: 1, c: 2}›'],
  ['{"a": é}', 'unquoted 6 ‹é› → ‹"é"›'],
  ['{"a": -x}', 'unquoted 6 ‹-x› → ‹"-x"›'],
])('a number or a word without marks: %j', (text, ...expected) => {
  expectFindings(text, expected)
})

test.each<Row>([
  ['{"a": nottrue}', 'unquoted 6 ‹nottrue› → ‹"nottrue"›'],
  ['{"a": trueish}', 'unquoted 6 ‹trueish› → ‹"trueish"›'],
  ['{"a": NOTNULL,\n"b": 1}', 'unquoted 6 ‹NOTNULL› → ‹"NOTNULL"›'],
  ['{"a": nullable}', 'unquoted 6 ‹nullable› → ‹"nullable"›'],
  ['{\n  "a": one ",\n  "b": 1\n}', 'missing-quote 9 ‹one "› → 9+0 ‹"›'],
  ['{\n  "a": one two",\n  "b": 1\n}', 'missing-quote 9 ‹one two"› → 9+0 ‹"›'],
  ['{\n  "a": ",\n  "b": 1\n}', 'missing-quote 9 ‹"›'],
  ['{\n  "a": {n}",\n  "b": 1\n}', 'missing-quote 9 ‹{n}"› → 9+0 ‹"›'],
  ['{\n  "a": one, two",\n  "b": 1\n}', 'missing-quote 9 ‹one, two"› → 9+0 ‹"›'],
  ['{\n  "a": one: two",\n  "b": 1\n}', 'missing-quote 9 ‹one: two"› → 9+0 ‹"›'],
  ['{\n  "a": one,",\n  "b": 1\n}', 'missing-quote 9 ‹one,"› → 9+0 ‹"›'],
])('words that are nearly a value, texts that only end: %j', (text, ...expected) => {
  expectFindings(text, expected)
})

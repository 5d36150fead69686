import { test } from 'vitest'

import { expectFindings, type Row } from './expectFindings.ts'

test.each<Row>([
  ['{"a": yes}', 'bad-literal 6 ‹yes› → ‹true›'],
  ['{"a": SIM}', 'bad-literal 6 ‹SIM› → ‹true›'],
  ['{"a": não}', 'bad-literal 6 ‹não› → ‹false›'],
  ['{"a": True}', 'bad-literal 6 ‹True› → ‹true›'],
  ['{"a": NULL}', 'bad-literal 6 ‹NULL› → ‹null›'],
  ['{"a": None}', 'bad-literal 6 ‹None›'],
  ['{"a": NaN}', 'bad-literal 6 ‹NaN›'],
  ['{\n  "a": No,\n  "b": 1\n}', 'bad-literal 9 ‹No› → ‹false›'],
  ['{\n  "a": falso,\n  "b": 1\n}', 'bad-literal 9 ‹falso› → ‹false›'],
  ['{\n  "a": verdadeiro,\n  "b": 1\n}', 'bad-literal 9 ‹verdadeiro› → ‹true›'],
])('a value is written in another way: %j', (text, ...expected) => {
  expectFindings(text, expected)
})

test.each<Row>([
  ['{"a": +5}', 'bad-literal 6 ‹+5› → ‹5›'],
  ['{"a": –5}', 'bad-literal 6 ‹–5› → ‹-5›'],
  ['{"a": 007}', 'bad-literal 6 ‹007› → ‹7›'],
  ['{"a": -012}', 'bad-literal 6 ‹-012› → ‹-12›'],
  ['{"a": .5}', 'bad-literal 6 ‹.5› → ‹0.5›'],
  ['{"a": -.5}', 'bad-literal 6 ‹-.5› → ‹-0.5›'],
  ['{"a": 5.}', 'bad-literal 6 ‹5.› → ‹5›'],
  ['{"a": 10,000}', 'bad-literal 6 ‹10,000›'],
  ['{"a": 10\'000}', "bad-literal 6 ‹10'000›"],
  ['{"a": 10 000}', 'bad-literal 6 ‹10 000›'],
  ['{"a": 1_000_000}', 'bad-literal 6 ‹1_000_000›'],
  ['{"a": 1.2.3}', 'bad-literal 6 ‹1.2.3›'],
  ['{"a": 12px}', 'bad-literal 6 ‹12px›'],
  ['{"a": 12 px}', 'bad-literal 6 ‹12 px›'],
  ['{"a": 5%}', 'unquoted 6 ‹5%›'],
  ['{"a": -}', 'unquoted 6 ‹-›'],
  ['{"a": 10,00}', 'bad-literal 6 ‹10,00›'],
  ['{"a": 10,5 }', 'bad-literal 6 ‹10,5›'],
  ['{"a": 1.000,50}', 'bad-literal 6 ‹1.000,50›'],
  ['{"a": -1.000.000,5,\n"b": 1}', 'bad-literal 6 ‹-1.000.000,5›'],
  ['{"a": [0,5, 007]}', 'bad-literal 12 ‹007› → ‹7›'],
  ['{"a": [10,000, 2]}', 'bad-literal 7 ‹10,000›'],
  ['{"a": [10,000\n]}', 'bad-literal 7 ‹10,000›'],
])('a number: %j', (text, ...expected) => {
  expectFindings(text, expected)
})

test.each<Row>([
  ['{"a": word}', 'unquoted 6 ‹word› → ‹"word"›'],
  ['{"a": two words}', 'unquoted 6 ‹two words›'],
  ['{"a": café-2}', 'unquoted 6 ‹café-2› → ‹"café-2"›'],
  ['{"a": a, b}', 'odd-line 0 ‹{"a": a, b}›'],
  ['{"a": …}', 'left-out 6 ‹…›'],
  ['{"a": —}', 'unquoted 6 ‹—›'],
  ['{\n  "a": Brasília,\n  "b": 1\n}', 'unquoted 9 ‹Brasília› → ‹"Brasília"›'],
  ['{\n  "a": Talk to us: now,\n  "b": 1\n}', 'unquoted 9 ‹Talk to us: now›'],
  ['{\n  "a": {name} wins,\n  "b": 1\n}', 'unquoted 9 ‹{name} wins›'],
  ['{"a": one"}', 'missing-quote 6 ‹one"› → 6+0 ‹"›'],
  ['{\n  "a": 70000-000",\n  "b": 1\n}', 'missing-quote 9 ‹70000-000"› → 9+0 ‹"›'],
  ['{\n  "a": Ünix",\n  "b": 1\n}', 'missing-quote 9 ‹Ünix"›'],
  ['{\n  "a": ïsto",\n  "b": 1\n}', 'missing-quote 9 ‹ïsto"›'],
  ['{\n  "a": {n} one",\n  "b": 1\n}', 'missing-quote 9 ‹{n} one"› → 9+0 ‹"›'],
  ['{\n  "a": 5, ",\n  "b": 1\n}', 'odd-line 4 ‹"a": 5, ",›'],
  ['{\n  "a": true, ",\n  "b": 1\n}', 'odd-line 4 ‹"a": true, ",›'],
  ['{\n  "a": "one,\n  "b": 1\n}', 'missing-quote 9 ‹"one›'],
  ['{\n  "a": "one, two,\n  "b": 1\n}', 'missing-quote 9 ‹"one, two›'],
  ['{\n  "a": "one\n}', 'missing-quote 9 ‹"one›'],
  ['{\n  "a": "one,\n}', 'odd-line 4 ‹"a": "one,›'],
  ['{\n  "a": "one\n  two"\n}', 'line-break 13'],
  ['{\n  "a": "one \n  two"\n}', 'line-break 14 → 9+12 ‹"one two"›'],
  ['{\n  "a": "one \\\n  two"\n}', 'line-break 15 → 9+13 ‹"one two"›'],
  ['{\n  "a": "one two\n  "b": 1\n}', 'missing-quote 9 ‹"one two›'],
  ['{"a": "', 'ends-early 7'],
  ['{"a": "one', 'ends-early 10'],
  ['{"a": "one\\', 'ends-early 11'],
  ['{"a": "one\\"}', 'odd-line 0 ‹{"a": "one\\"}›'],
  ['{\n  "a": "one\\",\n  "b": 1\n}', 'missing-quote 9 ‹"one\\"›'],
  ['{a: 1}', 'unquoted 1 ‹a› → ‹"a"›'],
  ['{"a: 1}', 'missing-quote 1 ‹"a› → 3+0 ‹"›'],
  ['{\n  "a: 1,\n  "b": 2\n}', 'missing-quote 4 ‹"a› → 6+0 ‹"›'],
  ['{\n  "a: "one",\n  "b": 2\n}', 'missing-quote 4 ‹"a› → 6+0 ‹"›'],
  ['{a": 1}', 'missing-quote 1 ‹a"› → 1+0 ‹"›'],
  ['{\n  "a: {\n    "b": 1\n  }\n}', 'missing-quote 4 ‹"a› → 6+0 ‹"›'],
  ['{\n  "a: true,\n  "b": 2\n}', 'missing-quote 4 ‹"a› → 6+0 ‹"›'],
  ['{"a“: 1}', 'other-quotes 3 ‹“› → ‹"›'],
  ['{"a”: "one"}', 'other-quotes 3 ‹”› → ‹"›'],
  ['{“a”: 1}', 'other-quotes 1 ‹“a”› → ‹"a"›'],
])('a text without its quotation marks, or with one: %j', (text, ...expected) => {
  expectFindings(text, expected)
})

// @vitest-environment node
import { test } from 'vitest'

import { expectTold, type Row } from './expectTold.ts'

test.each<Row>([
  ['{"a": \'one\'}', 'single-quotes 6 ‹\'one\'› → ‹"one"›'],
  ['{"a": “one”}', 'curly-quotes 6 ‹“one”› → ‹"one"›'],
  ['{"a": „one“}', 'curly-quotes 6 ‹„one“› → ‹"one"›'],
  ['{"a": «one»}', 'curly-quotes 6 ‹«one»› → ‹"one"›'],
  ['{"a": `one`}', 'single-quotes 6 ‹`one`› → ‹"one"›'],
  ['{"a": ‘one’}', 'single-quotes 6 ‹‘one’› → ‹"one"›'],
  ['{"a": "one”}', 'curly-quotes 10 ‹”› → ‹"›'],
  ['{"a": “one"}', 'curly-quotes 6 ‹“one"› → ‹"one"›'],
  ['{"a": \'one"}', 'single-quotes 6 ‹\'one"› → ‹"one"›'],
  ["{\"a\": ''one''}", "single-quotes 6 ‹''one''›"],
  ["{\"a\": 'it''s'}", "single-quotes 6 ‹'it''s'› → ‹\"it''s\"›"],
  ['{"a": “say "hi"”}', 'curly-quotes 6 ‹“say "hi"”›'],
  ['{"a": “ one ”}', 'curly-quotes 6 ‹“ one ”›'],
  ['{"a": \' one\'}', "single-quotes 6 ‹' one'›"],
  ['{\n  "a": \'it\'s\',\n  "b": 1\n}', "single-quotes 9 ‹'it's'› → ‹\"it's\"›"],
  ['{\n  "a": \'a\tb\',\n  "b": 1\n}', 'single-quotes 9 ‹\'a\tb\'› → ‹"a\\tb"›'],
  ['{"a": ""one""}', 'doubled-quotes 6 ‹""one""› → ‹"one"›'],
  ['{"a": """one"""}', 'doubled-quotes 6 ‹"""one"""› → ‹"one"›'],
  ['{"a": ""one"}', 'doubled-quotes 6 ‹""one"› → ‹"one"›'],
  ['{"a": "one""}', 'doubled-quotes 6 ‹"one""› → ‹"one"›'],
  ['{"a": """"}', 'inner-quotes 7 ‹""›'],
  ['{"a": &quot;one&quot;}', 'escaped-quotes 6 ‹&quot;one&quot;› → ‹"one"›'],
  ['{"a": &ldquo;one&rdquo;}', 'escaped-quotes 6 ‹&ldquo;one&rdquo;› → ‹"one"›'],
  ['{"a": \\"one\\"}', 'escaped-quotes 6 ‹\\"one\\"› → ‹"one"›'],
  ['{"a": \\u0022one\\u0022}', 'escaped-quotes 6 ‹\\u0022one\\u0022› → ‹"one"›'],
  ['{"a": ``one\'\'}', 'escaped-quotes 6 ‹``one\'\'› → ‹"one"›'],
  ['{"a": %22one%22}', 'escaped-quotes 6 ‹%22one%22› → ‹"one"›'],
  ['{"a": &#34;one&#34;}', 'escaped-quotes 6 ‹&#34;one&#34;› → ‹"one"›'],
  ['{"a": &quot;one}', 'unquoted 6 ‹&quot;one›'],
  ['{"a": &quot;one\n&quot;}', 'odd-line 16 ‹&quot;}›', 'unquoted 6 ‹&quot;one›'],
  ['{&quot;a&quot;: 1}', 'escaped-file 0 ‹{›'],
  ['{"a": "say "hi" now"}', 'inner-quotes 11 ‹"hi"› → ‹\\"hi\\"›'],
  ['{"a": "say "hi""}', 'inner-quotes 11 ‹"hi"›'],
  ['{"a": "a "b" c "d" e"}', 'inner-quotes 9 ‹"b" c "d"› → ‹\\"b\\" c \\"d\\"›'],
  ['{"a": "a " b " c"}', 'inner-quotes 9 ‹" b "›'],
  ['{"a": "five" inches"}', 'inner-quotes 11 ‹"›'],
  ['{"a": "say "hi", he"}', 'inner-quotes 11 ‹"hi"› → ‹\\"hi\\"›'],
  ['{"a": "say "yes", "no" and "maybe""}', 'inner-quotes 11 ‹"›'],
  ['{"a": "x"y"z"}', 'inner-quotes 8 ‹"y"›'],
  ['{"a": "a "b\\"c" d"}', 'inner-quotes 9 ‹"b\\"c"› → ‹\\"b\\"c\\"›'],
  ['{"a": "a" + "b"}', 'joined-texts 6 ‹"a" + "b"›'],
  ['{"a": "a" & "b" & "c"}', 'joined-texts 6 ‹"a" & "b" & "c"›'],
  ['{"a": "a" . "b"}', 'joined-texts 6 ‹"a" . "b"›'],
  ['{"a": "a"\n"b"}', 'joined-texts 6 ‹"a"\n"b"›'],
])('other quotation marks: %j', (text, ...told) => {
  expectTold(text, told)
})

test.each<Row>([
  ['{"a": "it\\\'s"}', 'backslash 9 ‹\\› → ‹›'],
  ['{"a": "a \\ b"}', 'backslash 9 ‹\\›'],
  ['{"a": "C:\\dir"}', 'backslash 9 ‹\\›'],
  ['{"a": "a \\x b"}', 'backslash 9 ‹\\›'],
  ['{"a": "\\u00zz"}', 'backslash 7 ‹\\›'],
  ['{"a": "a \\ n"}', 'backslash 9 ‹\\›'],
  ['{"a": "one\ttwo three"}', 'control-character 10 ‹\t› → ‹ ›'],
  ['{"a": "one \ttwo"}', 'control-character 11 ‹\t› → ‹›'],
  ['{"a": "one\t"}', 'control-character 10 ‹\t›'],
  ['{"a": "one two\t\t\tthree"}', 'control-character 14 ‹\t\t\t›'],
  ['{"a": "one two\u001bthree"}', 'control-character 14 ‹\u001b›'],
  ['{"a": "one two\rthree"}', 'control-character 14 ‹\r› → ‹ ›'],
  ['{"a": "one two \rthree"}', 'control-character 15 ‹\r› → ‹›'],
  ['{"a": "one\r\n"}', 'odd-line 0 ‹{"a": "one›', 'unclosed-string 12 ‹"}›'],
  ['{"a": "one two\u0007\u0007x"}', 'control-character 14 ‹\u0007\u0007› → ‹ ›'],
  ['{"a": "\ttwo words"}', 'control-character 7 ‹\t› → ‹ ›'],
])('signs inside a text: %j', (text, ...told) => {
  expectTold(text, told)
})

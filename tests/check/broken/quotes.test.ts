// @vitest-environment node
import { test } from 'vitest'

import { expectTold, type Row } from './expectTold.ts'

test.each<Row>([
  ['{"a": \'one\'}', 'other-quotes 6 ‹\'one\'› → ‹"one"›'],
  ['{"a": “one”}', 'other-quotes 6 ‹“one”› → ‹"one"›'],
  ['{"a": „one“}', 'other-quotes 6 ‹„one“› → ‹"one"›'],
  ['{"a": «one»}', 'other-quotes 6 ‹«one»› → ‹"one"›'],
  ['{"a": `one`}', 'other-quotes 6 ‹`one`› → ‹"one"›'],
  ['{"a": ‘one’}', 'other-quotes 6 ‹‘one’› → ‹"one"›'],
  ['{"a": "one”}', 'other-quotes 10 ‹”› → ‹"›'],
  ['{"a": “one"}', 'other-quotes 6 ‹“one"› → ‹"one"›'],
  ['{"a": \'one"}', 'other-quotes 6 ‹\'one"› → ‹"one"›'],
  ["{\"a\": ''one''}", "other-quotes 6 ‹''one''›"],
  ["{\"a\": 'it''s'}", "other-quotes 6 ‹'it''s'› → ‹\"it''s\"›"],
  ['{"a": “say "hi"”}', 'other-quotes 6 ‹“say "hi"”›'],
  ['{"a": “ one ”}', 'other-quotes 6 ‹“ one ”›'],
  ['{"a": \' one\'}', "other-quotes 6 ‹' one'›"],
  ['{\n  "a": \'it\'s\',\n  "b": 1\n}', "other-quotes 9 ‹'it's'› → ‹\"it's\"›"],
  ['{\n  "a": \'a\tb\',\n  "b": 1\n}', 'other-quotes 9 ‹\'a\tb\'› → ‹"a\\tb"›'],
  ['{"a": ""one""}', 'other-quotes 6 ‹""one""› → ‹"one"›'],
  ['{"a": """one"""}', 'other-quotes 6 ‹"""one"""› → ‹"one"›'],
  ['{"a": ""one"}', 'other-quotes 6 ‹""one"› → ‹"one"›'],
  ['{"a": "one""}', 'other-quotes 6 ‹"one""› → ‹"one"›'],
  ['{"a": """"}', 'inner-quotes 7 ‹""›'],
  ['{"a": &quot;one&quot;}', 'other-quotes 6 ‹&quot;one&quot;› → ‹"one"›'],
  ['{"a": &ldquo;one&rdquo;}', 'other-quotes 6 ‹&ldquo;one&rdquo;› → ‹"one"›'],
  ['{"a": \\"one\\"}', 'other-quotes 6 ‹\\"one\\"› → ‹"one"›'],
  ['{"a": \\u0022one\\u0022}', 'other-quotes 6 ‹\\u0022one\\u0022› → ‹"one"›'],
  ['{"a": ``one\'\'}', 'other-quotes 6 ‹``one\'\'› → ‹"one"›'],
  ['{"a": %22one%22}', 'other-quotes 6 ‹%22one%22› → ‹"one"›'],
  ['{"a": &#34;one&#34;}', 'other-quotes 6 ‹&#34;one&#34;› → ‹"one"›'],
  ['{"a": &quot;one}', 'unquoted 6 ‹&quot;one›'],
  ['{"a": &quot;one\n&quot;}', 'odd-line 0 ‹{"a": &quot;one\n&quot;}›'],
  ['{&quot;a&quot;: 1}', 'not-content 0 ‹{›'],
  ['{"a": "say "hi" now"}', 'inner-quotes 11 ‹"hi"› → ‹\\"hi\\"›'],
  ['{"a": "say "hi""}', 'inner-quotes 11 ‹"hi"›'],
  ['{"a": "a "b" c "d" e"}', 'inner-quotes 9 ‹"b" c "d"› → ‹\\"b\\" c \\"d\\"›'],
  ['{"a": "a " b " c"}', 'inner-quotes 9 ‹" b "›'],
  ['{"a": "five" inches"}', 'inner-quotes 11 ‹"›'],
  ['{"a": "say "hi", he"}', 'inner-quotes 11 ‹"hi"› → ‹\\"hi\\"›'],
  ['{"a": "say "yes", "no" and "maybe""}', 'inner-quotes 11 ‹"yes", "no" and "maybe"›'],
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
  ['{"a": "it\\\'s"}', 'backslash 9 ‹\\› → 6+7 ‹"it\'s"›'],
  ['{"a": "a \\ b"}', 'backslash 9 ‹\\›'],
  ['{"a": "C:\\dir"}', 'backslash 9 ‹\\›'],
  ['{"a": "a \\x b"}', 'backslash 9 ‹\\›'],
  ['{"a": "\\u00zz"}', 'backslash 7 ‹\\›'],
  ['{"a": "a \\ n"}', 'backslash 9 ‹\\›'],
  ['{"a": "one\ttwo three"}', 'control-character 10 ‹\t› → 6+15 ‹"one two three"›'],
  ['{"a": "one \ttwo"}', 'control-character 11 ‹\t› → 6+10 ‹"one two"›'],
  ['{"a": "one\t"}', 'control-character 10 ‹\t›'],
  ['{"a": "one two\t\t\tthree"}', 'control-character 14 ‹\t\t\t›'],
  ['{"a": "one two\u001bthree"}', 'control-character 14 ‹\u001b›'],
  ['{"a": "one two\rthree"}', 'control-character 14 ‹\r› → 6+15 ‹"one two three"›'],
  ['{"a": "one two \rthree"}', 'control-character 15 ‹\r› → 6+16 ‹"one two three"›'],
  ['{"a": "one\r\n"}', 'odd-line 0 ‹{"a": "one\r\n"}›'],
  [
    '{"a": "one two\u0007\u0007x"}',
    'control-character 14 ‹\u0007\u0007› → 6+12 ‹"one two x"›',
  ],
  ['{"a": "\ttwo words"}', 'control-character 7 ‹\t› → 6+12 ‹" two words"›'],
])('signs inside a text: %j', (text, ...told) => {
  expectTold(text, told)
})

import { expect, test } from 'vitest'

import { checkContent } from '../../../schema/checkContent.ts'
import { fixContent } from '../../../schema/fixContent.ts'
import { original } from '../mistakes/mistake.ts'
import { smallFiles } from '../smallFiles.ts'

const files = smallFiles()
const lines = original.split('\n')

/** What another program makes of a line. */
type Form = (line: string, index: number) => string

const quoted = /"([^"]*)"/g
const pair = /"([^"]*)": "([^"]*)",?/
const bareName = (line: string) => line.replace(/"(\w+)":/, '$1:')
const heldSpaces = (line: string) =>
  line.replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length))

const forms: Record<string, Form> = {
  'Word’s quotes': (line) => line.replaceAll(quoted, '“$1”'),
  'quotes of other languages': (line) => line.replaceAll(quoted, '«$1»'),
  'low quotes': (line) => line.replaceAll(quoted, '„$1“'),
  'closing quotes alone': (line) => line.replaceAll('"', '”'),
  'spaces of a web page': (line) => heldSpaces(line).replace(': ', ':\u00a0'),
  'spaces of a mail': (line) => line.replaceAll('  ', '\u00a0 '),
  'signs that nobody sees': (line) => `\u200b${line}`,
  'quotes and spaces': (line) => heldSpaces(line).replaceAll(quoted, '“$1”'),
  JavaScript: (line) => bareName(line).replaceAll(quoted, "'$1'"),
  'JavaScript, templates': (line) => bareName(line).replace(/: "([^"]*)"/, ': `$1`'),
  'JavaScript, assigned': (line) =>
    line.replaceAll(quoted, "'$1'").replace(/': '(.*)',?/, "' = '$1';"),
  Python: (line) => line.replaceAll(quoted, "'$1'"),
  PHP: (line) => line.replace('": ', '" => ').replaceAll(quoted, "'$1'"),
  YAML: (line) => line.replace(pair, '$1: $2'),
  properties: (line) => line.replace(pair, '$1=$2'),
  'cells of Excel': (line) => line.trim().replace(pair, '$1\t$2'),
  'CSV of Excel': (line) => line.trim().replace(pair, '$1;$2'),
  'CSV with doubled quotes': (line) => `"${line.trim().replaceAll('"', '""')}"`,
  'table in Markdown': (line) => line.trim().replace(pair, '| $1 | $2 |'),
  HTML: (line) => line.replaceAll('"', '&quot;'),
  'a string of a program': (line) => line.replaceAll('"', '\\"'),
  'line numbers': (line, index) => `${index + 1}  ${line}`,
  'a comparison': (line) => `+${line}`,
  'a mail': (line) => `> ${line}`,
  'a list': (line) => `• ${line.trim()}`,
}

function startOf(line: string, behind = 0): number {
  const index = lines.findIndex((each, at) => at >= behind && each.includes(line))
  if (index === -1) throw new Error(`There is no line ${line}.`)
  return index
}

const blocks = [
  { block: 'a service', from: startOf('"id": "custom"'), count: 4 },
  { block: 'an office', from: startOf('"id": "anapolis"'), count: 6 },
  {
    block: 'English texts',
    from: startOf('"services.custom.title"', startOf('"en": {')),
    count: 6,
  },
  {
    block: 'Portuguese texts',
    from: startOf('"services.custom.title"', startOf('"br": {')),
    count: 6,
  },
]

/** What the check says of the file with other lines in the place of some of its own. */
function resultOf(from: number, count: number, by: readonly string[]) {
  const text = lines.toSpliced(from, count, ...by).join('\n')
  const { problems } = checkContent(text, { files })
  const fixed = fixContent(text, { files }).text
  return {
    codes: problems.map(({ code }) => code),
    line: problems[0]?.line ?? 0,
    advice: problems.map(({ fix }) => `${fix.en} ${fix.br}`).join(' '),
    isUnharmed: [text, original].some(
      (right) => right.replaceAll(/\s/g, '') === fixed.replaceAll(/\s/g, ''),
    ),
  }
}

const rows = Object.entries(forms).flatMap(([form, write]) =>
  blocks.map((each) => ({ form, write, ...each })),
)

test.each(rows)('$block as $form writes: one problem', ({ from, count, write }) => {
  const result = resultOf(from, count, lines.slice(from, from + count).map(write))
  expect(result.codes).toHaveLength(1)
  expect(result.line).toBe(from + 1)
  expect(result.advice).not.toMatch(/^delete/)
  expect(result.isUnharmed).toBe(true)
})

const secondClient = startOf('"id": "brumare"') - 1
const texts = startOf('"services.custom.title"', startOf('"en": {'))
const clientRows = [
  ['Nome', 'Site', 'Logo'],
  ['Delta', 'https://delta.example', 'delta.png'],
  ['Órion', 'https://orion.example', 'orion.png'],
]
const textRows = [
  ['Chave', 'Inglês', 'Português'],
  ['services.extra.title', 'Extra', 'Extra'],
  ['services.extra.button', 'Talk to us', 'Fale conosco'],
]

test.each(
  ['\t', ';', ',', ' | '].flatMap((separator) => [
    { separator, at: secondClient, cells: clientRows },
    { separator, at: texts, cells: textRows },
  ]),
)(
  'a table with $separator is told as lines of another program, and none is to be deleted',
  ({ separator, at, cells }) => {
    const result = resultOf(
      at,
      0,
      cells.map((row) => row.join(separator)),
    )
    expect(result).toMatchObject({ codes: ['foreign-lines'], line: at + 1 })
  },
)

const client = [
  '{',
  "  id: 'delta',",
  "  name: 'Delta',",
  "  logo: '/logos/brumare.svg',",
  '},',
]

test.each([
  { what: 'an object', by: client },
  { what: 'an object in one line', by: [client.join(' ')] },
  { what: 'three objects in lines', by: [1, 2, 3].map(() => client.join(' ')) },
  { what: 'two objects', by: [...client, ...client] },
])('$what in JavaScript’s notation: one problem', ({ by }) => {
  const { codes, line } = resultOf(secondClient, 0, by)
  expect(codes).toHaveLength(1)
  expect(line).toBeLessThanOrEqual(secondClient + 2)
})

test.each(['Word’s quotes', 'spaces of a web page', 'JavaScript'])(
  'the whole file as %s: one problem',
  (form) => {
    const write = forms[form]
    if (!write) throw new Error(`There is no form ${form}.`)
    expect(resultOf(0, lines.length, lines.map(write)).codes).toHaveLength(1)
  },
)

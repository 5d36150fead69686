import { expect, test } from 'vitest'

import { checkContent } from '../../../schema/checkContent.ts'
import { original } from '../mistakes/mistake.ts'
import { smallFiles } from '../smallFiles.ts'

const files = smallFiles()
const lines = original.split('\n')
const at = (line: string) => lines.findIndex((each) => each.includes(line))
const [text, service, office] = [
  lines.lastIndexOf(lines.find((line) => line.includes('"hero.title": "')) ?? ''),
  at('"id": "custom"'),
  at('"id": "anapolis"'),
]

/** Lines of which there are two versions, as Git writes them. */
function conflict(index: number, count = 1, hasBase = false) {
  return (all: string[]): string[] => {
    const own = all.slice(index, index + count)
    const base = hasBase ? ['||||||| base', ...own] : []
    const theirs = own.map((line) => line.replace('": "', '": "X'))
    const both = [...own, ...base, '=======', ...theirs]
    return all.toSpliced(index, count, '<<<<<<< HEAD', ...both, '>>>>>>> theirs')
  }
}

const semicolon = (index: number) => (all: string[]) =>
  all.with(index, (all[index] ?? '').replace(/,$/, ';'))
const noComma = (index: number) => (all: string[]) =>
  all.with(index, (all[index] ?? '').replace(/,$/, ''))
const without = (mark: string) => (all: string[]) =>
  all.filter((line) => !line.startsWith(mark))

const mixed = 'mixed-versions'
const mark = 'wrong-mark'

type Row = [what: string, expected: string[], ...changes: ((all: string[]) => string[])[]]

// Those further down are made first, so that the lines above stay where they are.
const [first, second, third] = [conflict(text), conflict(office, 3), conflict(service, 4)]
const [base, base2, base3] = [
  conflict(text, 1, true),
  conflict(office, 3, true),
  conflict(service, 4, true),
]

test.each<Row>([
  ['one conflict', [mixed], first],
  ['three conflicts', [mixed, mixed, mixed], first, second, third],
  ['three with their common version', [mixed, mixed, mixed], base, base2, base3],
  ['two one behind the other', [mixed, mixed], conflict(text + 1), first],
  ['a semicolon before a conflict', [mark, mixed], semicolon(text - 1), first],
  ['a semicolon behind a conflict', [mixed, mark], semicolon(text + 1), first],
  ['a semicolon in both versions', [mixed, mark, mark], semicolon(text), first],
  ['a semicolon in one’s own version', [mixed, mark], first, semicolon(text + 1)],
  ['a semicolon in the other version', [mixed, mark], first, semicolon(text + 3)],
  ['a semicolon there beside a common one', [mixed, mark], base, semicolon(text + 5)],
  ['no comma before a conflict', ['missing-mark', mixed], noComma(text - 1), first],
  [
    'a semicolon between two conflicts',
    [mixed, mark, mixed],
    semicolon(text + 3),
    conflict(text + 6),
    first,
  ],
  ['a conflict around an entry', [mixed], conflict(service - 1, 6)],
  ['a conflict without its first mark', [mixed], first, without('<<<<<<<')],
  ['a conflict without the mark in the middle', [mixed], first, without('=======')],
  [
    'a conflict without its last mark, and a whole one',
    [mixed, mixed],
    first,
    without('>>>>>>>'),
    conflict(service),
  ],
  ['two semicolons', [mark, mark], semicolon(text), semicolon(text + 4)],
])('%s: each is told', (_, expected, ...changes) => {
  const changed = changes.reduce<string[]>((all, change) => change(all), lines)
  for (const lineEnd of ['\n', '\r\n']) {
    const { problems } = checkContent(changed.join(lineEnd), { files })
    expect(problems.map(({ code }) => code)).toEqual(expected)
  }
})

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

// Those further down are made first, so that the lines above stay where they are.
test.each([
  { what: 'one conflict', changes: [conflict(text)], expected: [mixed] },
  {
    what: 'three conflicts',
    changes: [conflict(text), conflict(office, 3), conflict(service, 4)],
    expected: [mixed, mixed, mixed],
  },
  {
    what: 'three conflicts with their common version',
    changes: [
      conflict(text, 1, true),
      conflict(office, 3, true),
      conflict(service, 4, true),
    ],
    expected: [mixed, mixed, mixed],
  },
  {
    what: 'two conflicts one behind the other',
    changes: [conflict(text + 1), conflict(text)],
    expected: [mixed, mixed],
  },
  {
    what: 'a semicolon before a conflict',
    changes: [semicolon(text - 1), conflict(text)],
    expected: ['wrong-mark', mixed],
  },
  {
    what: 'a semicolon behind a conflict',
    changes: [semicolon(text + 1), conflict(text)],
    expected: [mixed, 'wrong-mark'],
  },
  {
    what: 'a semicolon in both versions',
    changes: [semicolon(text), conflict(text)],
    expected: [mixed, 'wrong-mark', 'wrong-mark'],
  },
  {
    what: 'a semicolon in one’s own version',
    changes: [conflict(text), semicolon(text + 1)],
    expected: [mixed, 'wrong-mark'],
  },
  {
    what: 'a semicolon in the other version',
    changes: [conflict(text), semicolon(text + 3)],
    expected: [mixed, 'wrong-mark'],
  },
  {
    what: 'a semicolon in the other version, where the common one stands too',
    changes: [conflict(text, 1, true), semicolon(text + 5)],
    expected: [mixed, 'wrong-mark'],
  },
  {
    what: 'a comma that is missing before a conflict',
    changes: [noComma(text - 1), conflict(text)],
    expected: ['missing-mark', mixed],
  },
  {
    what: 'a semicolon between two conflicts',
    changes: [semicolon(text + 3), conflict(text + 6), conflict(text)],
    expected: [mixed, 'wrong-mark', mixed],
  },
  {
    what: 'a conflict around an entry',
    changes: [conflict(service - 1, 6)],
    expected: [mixed],
  },
  {
    what: 'a conflict without its first mark',
    changes: [conflict(text), without('<<<<<<<')],
    expected: [mixed],
  },
  {
    what: 'a conflict without the mark between the versions',
    changes: [conflict(text), without('=======')],
    expected: [mixed],
  },
  {
    what: 'a conflict without its last mark, and a whole one',
    changes: [conflict(text), without('>>>>>>>'), conflict(service)],
    expected: [mixed, mixed],
  },
  {
    what: 'two semicolons',
    changes: [semicolon(text), semicolon(text + 4)],
    expected: ['wrong-mark', 'wrong-mark'],
  },
])('$what: each is told', ({ changes, expected }) => {
  const changed = changes.reduce<string[]>((all, change) => change(all), lines)
  for (const lineEnd of ['\n', '\r\n']) {
    const { problems } = checkContent(changed.join(lineEnd), { files })
    expect(problems.map(({ code }) => code)).toEqual(expected)
  }
})

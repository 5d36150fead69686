import { expect, test } from 'vitest'

import { mixedVersions } from './mixedVersions.ts'

const file = (...lines: string[]) => ['{', ...lines, '  "b": 1', '}'].join('\n')

test.each([
  ['', []],
  [' with what both began with', ['||||||| base', '  "a": 0,']],
])('two versions in one file are told apart%s', (_, base) => {
  const marks = [
    '<<<<<<< HEAD',
    '  "a": 1,',
    ...base,
    '=======',
    '  "a": 2,',
    '>>>>>>> x',
  ]
  const ends = marks.map((line) => `${line}\r`)
  const versions = { ours: { a: 1, b: 1 }, theirs: { a: 2, b: 1 } }
  expect(mixedVersions(file(...marks))).toEqual(versions)
  expect(mixedVersions(file(...ends))).toEqual(versions)
})

test('a mark that has lost its others is no version that can be read', () => {
  expect(mixedVersions(file('=======', '  "a" 2,'))).toBeUndefined()
})

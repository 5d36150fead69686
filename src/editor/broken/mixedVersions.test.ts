import { expect, test } from 'vitest'

import { mixedVersions } from './mixedVersions.ts'

const file = (...lines: string[]) => ['{', ...lines, '  "clients": 1', '}'].join('\n')

test.each([
  ['', []],
  [' with what both began with', ['||||||| base', '  "services": 0,']],
])('two versions in one file are told apart%s', (_, base) => {
  const marks = [
    '<<<<<<< HEAD',
    '  "services": 1,',
    ...base,
    '=======',
    '  "services": 2,',
    '>>>>>>> x',
  ]
  const ends = marks.map((line) => `${line}\r`)
  const versions = {
    ours: { services: 1, clients: 1 },
    theirs: { services: 2, clients: 1 },
  }
  expect(mixedVersions(file(...marks))).toEqual(versions)
  expect(mixedVersions(file(...ends))).toEqual(versions)
})

test('a mark that has lost its others is no version that can be read', () => {
  expect(mixedVersions(file('=======', '  "services" 2,'))).toBeUndefined()
})

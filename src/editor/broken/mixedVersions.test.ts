import { expect, test } from 'vitest'

import { mixedVersions } from './mixedVersions.ts'

const file = (...lines: string[]) => ['{', ...lines, '  "clients": []', '}'].join('\n')

test.each([
  ['', []],
  [' with what both began with', ['||||||| base', '  "company": { "name": "0" },']],
])('two versions in one file are told apart%s', (_, base) => {
  const marks = [
    '<<<<<<< HEAD',
    '  "company": { "name": "1" },',
    ...base,
    '=======',
    '  "company": { "name": "2" },',
    '>>>>>>> x',
  ]
  const ends = marks.map((line) => `${line}\r`)
  const versions = {
    ours: { company: { name: '1' }, clients: [] },
    theirs: { company: { name: '2' }, clients: [] },
  }
  expect(mixedVersions(file(...marks))).toEqual(versions)
  expect(mixedVersions(file(...ends))).toEqual(versions)
})

test('a mark that has lost its others is no version that can be read', () => {
  expect(mixedVersions(file('=======', '  "services" 2,'))).toBeUndefined()
})

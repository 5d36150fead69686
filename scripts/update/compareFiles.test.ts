import { expect, test } from 'vitest'

import { compareFiles } from './compareFiles.ts'

const file = 'src/a.ts'
const of = (hash: string | undefined) => (hash === undefined ? {} : { [file]: hash })

test.each([
  ['stays where nothing changed', '1', '1', '1', {}],
  ['is written where the new version changed it', '1', '1', '2', { write: [file] }],
  ['is written where it was lost here', '1', undefined, '2', { write: [file] }],
  [
    'is removed where the new version has it no longer',
    '1',
    '1',
    undefined,
    { remove: [file] },
  ],
  ['stays where it was changed here alone', '1', 'own', '1', {}],
  ['is told where both changed it', '1', 'own', '2', { write: [file], both: [file] }],
  ['is told where both added it', undefined, 'own', '2', { write: [file], both: [file] }],
  [
    'is told where it was changed here and the new version has it no longer',
    '1',
    'own',
    undefined,
    { remove: [file], both: [file] },
  ],
])('a file %s', (_, before, here, next, expected) => {
  expect(compareFiles(of(before), of(here), of(next))).toEqual({
    write: [],
    remove: [],
    both: [],
    ...expected,
  })
})

test('where nothing is known of the version before, what the new one has not goes from its folders alone', () => {
  const here = { 'src/old.ts': '1', '.github/own.yml': '1', 'README.md': '1' }
  expect(compareFiles(undefined, here, { 'README.md': '2' })).toEqual({
    write: ['README.md'],
    remove: ['src/old.ts'],
    both: [],
  })
})

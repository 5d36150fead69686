import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { filesBelow } from '../../scripts/files/filesBelow.ts'
import { fromRoot } from '../../scripts/files/fromRoot.ts'

test('every test that the table of faults names is there', () => {
  const table = readFileSync(fromRoot('tests/e2e/FAULTS.md'), 'utf8')
  const held = table.split('\n').flatMap((row) => row.split('|').at(-2) ?? [])
  const named = held.flatMap((cell) => cell.match(/(?<=`)[\w.]+(?=`)/g) ?? [])
  const files = ['src', 'scripts', 'tests'].flatMap((folder) =>
    filesBelow(fromRoot(folder)),
  )
  expect(named.length).toBeGreaterThan(60)
  expect(
    named.filter((name) => !files.some((file) => file.includes(`/${name}.`))),
  ).toEqual([])
})

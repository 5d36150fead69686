import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { filesBelow } from '../../scripts/files/filesBelow.ts'
import { fromRoot } from '../../scripts/files/fromRoot.ts'

test('every test named in the table of faults exists', () => {
  const table = readFileSync(fromRoot('tests/e2e/FAULTS.md'), 'utf8')
  const [, , ...rows] = table.split('\n').filter((line) => line.startsWith('|'))
  const namedTests = rows.map((row) => row.match(/(?<=`)[\w.]+(?=`[^|]*\|$)/g) ?? [''])
  const files = ['src', 'scripts', 'tests'].flatMap((folder) =>
    filesBelow(fromRoot(folder)),
  )
  const isThere = (name: string) => files.some((file) => file.includes(`/${name}.`))
  expect(namedTests.length).toBeGreaterThan(45)
  expect(rows.filter((_, index) => !namedTests[index]?.every(isThere))).toEqual([])
})

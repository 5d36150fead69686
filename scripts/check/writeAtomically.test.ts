import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/unit/temporaryFolder.ts'
import { writeAtomically } from './writeAtomically.ts'

let folder = ''
beforeEach(() => {
  folder = temporaryFolder()
})

test('the new text stands in the place of the old one, and nothing beside it', () => {
  const file = join(folder, 'site.json')
  writeFileSync(file, 'old')
  writeAtomically(file, 'novo é')
  expect(readFileSync(file, 'utf8')).toBe('novo é')
  expect(readdirSync(folder)).toEqual(['site.json'])
})

test('what cannot be replaced is left as it was, and nothing beside it', () => {
  const file = join(folder, 'site.json')
  mkdirSync(file)
  writeFileSync(join(file, 'inside'), '')
  expect(() => writeAtomically(file, 'new')).toThrow()
  expect(existsSync(join(file, 'inside'))).toBe(true)
  expect(readdirSync(folder)).toEqual(['site.json'])
})

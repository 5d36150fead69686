import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/unit/temporaryFolder.ts'
import { checkContentFile } from './contentFile.ts'
import { otherFiles } from './otherFiles.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = temporaryFolder()
  mkdirSync(join(folder, 'content'))
  file = join(folder, 'content', 'site.json')
})

const put = (name: string) => writeFileSync(join(folder, 'content', name), '{}')

test.each([
  'site.json.txt',
  'site (1).json',
  'site copy.json',
  'site - Cópia.json',
  'site.txt',
  'Site.json',
])('%s beside the file may be the one that was changed', (name) => {
  put(name)
  expect(otherFiles(file)).toEqual([name])
})

test('files that are something else are not', () => {
  for (const name of ['site.json', 'site.schema.json', 'README.md', 'sites.json'])
    put(name)
  expect(otherFiles(file)).toEqual([])
})

test('another file is reported beside what is reported the file itself', () => {
  cpSync('tests/fixtures/sample/content/site.json', file)
  cpSync('tests/fixtures/sample/public', join(folder, 'public'), { recursive: true })
  put('site (1).json')
  const { result } = checkContentFile(file)
  expect(result.ok).toBe(true)
  expect(result.problems.map(({ code }) => code)).toEqual(['other-file'])
})

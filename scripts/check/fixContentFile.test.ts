import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type * as fixContentModule from '../../schema/fixContent.ts'
import { temporaryFolder } from '../../tests/unit/temporaryFolder.ts'
import { fixContentFile } from './fixContentFile.ts'
import { fixedReport } from './report/fixed.ts'

const { others } = vi.hoisted(() => ({ others: { save: () => {} } }))

// Simulates that somebody else saves the file between reading and writing.
vi.mock('../../schema/fixContent.ts', async (original) => {
  const real = await original<typeof fixContentModule>()
  return {
    fixContent(...given: Parameters<typeof real.fixContent>) {
      others.save()
      return real.fixContent(...given)
    },
  }
})

let folder = ''
let file = ''
beforeEach(() => {
  folder = temporaryFolder()
  file = join(folder, 'content', 'site.json')
  mkdirSync(join(folder, 'content'))
  cpSync('tests/fixtures/sample/public', join(folder, 'public'), { recursive: true })
  cpSync('tests/fixtures/sample/content/site.json', file)
})
afterEach(() => {
  others.save = () => {}
})

/** Writes the content with curly quotation marks around a name. Returns the original. */
function plant(): string {
  const good = `${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), null, 2)}\n`
  writeFileSync(file, good.replace('"company": {', '“company”: {'))
  return good
}

test('the file is fixed in its place, and the change is shown', () => {
  const good = plant()
  const shown = fixedReport('content/site.json', fixContentFile(file), 'en')
  expect(readFileSync(file, 'utf8')).toBe(good)
  expect(readdirSync(join(folder, 'content'))).toEqual(['site.json'])
  expect(shown).toMatch(/^content\/site\.json: 1 problem mended\.\n {2}line \d+: /)
  expect(shown).toContain('\n-   “company”: {\n+   "company": {\n')
})

test('what somebody else saves meanwhile is not written over', () => {
  plant()
  others.save = () => writeFileSync(file, 'their work')
  expect(fixContentFile(file)).toEqual({ kind: 'changed meanwhile' })
  expect(readFileSync(file, 'utf8')).toBe('their work')
})

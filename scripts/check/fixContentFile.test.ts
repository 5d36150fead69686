import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
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

const report = (language: 'en' | 'br') =>
  fixedReport('content/site.json', fixContentFile(file), language)

/** Writes the content with curly quotation marks around a name. Returns the original. */
function plant(): string {
  const good = `${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), null, 2)}\n`
  writeFileSync(file, good.replace('"company": {', '“company”: {'))
  return good
}

test('the file is fixed in its place, and the change is shown', () => {
  const good = plant()
  const shown = report('en')
  expect(readFileSync(file, 'utf8')).toBe(good)
  expect(readdirSync(join(folder, 'content'))).toEqual(['site.json'])
  expect(shown).toMatch(/^content\/site\.json: 1 problem mended\.\n {2}line \d+: /)
  expect(shown).toContain('\n-   “company”: {\n+   "company": {\n')
})

test('the same is shown in Portuguese', () => {
  plant()
  expect(report('br')).toMatch(
    /^content\/site\.json: 1 problema corrigido\.\n {2}linha \d+: /,
  )
})

test('Windows line ends are fixed without a line of difference', () => {
  writeFileSync(file, plant().replaceAll('\n', '\r\n'))
  expect(report('en')).toBe('content/site.json: laid out anew; no word was changed.')
  expect(report('en')).toBe('content/site.json: nothing to mend without asking you.')
})

test('a file that is not there is left to the report', () => {
  rmSync(file)
  expect(fixContentFile(file)).toEqual({ kind: 'nothing to fix' })
})

test('what somebody else saves meanwhile is not written over', () => {
  plant()
  others.save = () => writeFileSync(file, 'their work')
  expect(fixContentFile(file)).toEqual({ kind: 'changed meanwhile' })
  expect(readFileSync(file, 'utf8')).toBe('their work')
})

test('what cannot be written is reported, in both languages', () => {
  const fixed = { kind: 'not writable', cause: 'EACCES' } as const
  expect(fixedReport('site.json', fixed, 'en')).toMatchInlineSnapshot(
    `"site.json cannot be written (EACCES); it is as it was. Close other programs that use it and see to it that you may change it."`,
  )
  expect(fixedReport('site.json', fixed, 'br')).toMatchInlineSnapshot(
    `"Não foi possível gravar site.json (EACCES); ele está como estava. Feche outros programas que o usem e veja se você pode alterá-lo."`,
  )
  const changed = { kind: 'changed meanwhile' } as const
  expect(fixedReport('site.json', changed, 'en')).toMatchInlineSnapshot(
    `"site.json was saved by someone else just now, so nothing was written. Run the command again."`,
  )
  expect(fixedReport('site.json', changed, 'br')).toMatchInlineSnapshot(
    `"site.json acabou de ser salvo por outra pessoa ou programa, então nada foi gravado. Rode o comando outra vez."`,
  )
})

// @vitest-environment node
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import type { SiteContent } from '../../schema/siteContent.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'command-'))
  file = join(folder, 'content', 'site.json')
  mkdirSync(join(folder, 'content'))
  cpSync('tests/sample/public', join(folder, 'public'), { recursive: true })
  cpSync('tests/sample/content/site.json', file)
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

function command(...options: string[]) {
  const tsx = ['--import', 'tsx/esm', 'scripts/check-content.ts']
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...tsx, ...options, file],
    {
      encoding: 'utf8',
    },
  )
  return { status, stdout, stderr }
}

const read = (): SiteContent => JSON.parse(readFileSync(file, 'utf8'))

function write(change: (company: SiteContent['company']) => void) {
  const content = read()
  change(content.company)
  writeFileSync(file, JSON.stringify(content))
}

test('--release refuses a sample value that passes otherwise, in both languages', () => {
  write((company) => Object.assign(company, { name: 'Acme' }))
  const { status, stdout } = command('--release', '--format', 'json')
  expect(status).toBe(1)
  expect(stdout).toContain('"“Acme” is the company of the sample."')
  expect(stdout).toContain('"“Acme” é a empresa do exemplo."')
})

test('--fix mends the file, tells what it did beside the report, and exits with what is left', () => {
  write((company) => {
    Object.assign(company, { legalNmae: 'Delta Ltda.', cnpj: '1' })
    Reflect.deleteProperty(company, 'legalName')
  })
  const { status, stdout, stderr } = command('--fix', '--format', 'json', '--lang', 'en')
  expect(stderr).toContain('1 problem mended')
  expect(readFileSync(file, 'utf8')).toContain('"legalName":"Delta Ltda."')
  expect(JSON.parse(stdout)).toMatchObject({
    ok: false,
    problems: [{ code: 'bad-cnpj' }],
  })
  expect(status).toBe(1)
})

test('--fix and --watch together are refused as wrong usage', () => {
  const { status, stderr } = command('--fix', '--watch')
  expect(status).toBe(2)
  expect(stderr).toContain('Choose one of --fix and --watch.')
})

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
  cpSync('public', join(folder, 'public'), { recursive: true })
  cpSync('content/site.json', file)
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

function command(...options: string[]) {
  const tsx = ['--import', 'tsx', 'scripts/check-content.ts']
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
  const plain = command('--format', 'compact')
  expect(plain.status).toBe(0)
  expect(plain.stdout).not.toContain('sample')
  const english = command('--release', '--format', 'compact', '--lang', 'en')
  expect(english.status).toBe(1)
  expect(english.stdout).toContain(
    ' error sample-company: “Acme” is the company of the sample.',
  )
  const portuguese = command('--release', '--lang', 'pt')
  expect(portuguese.status).toBe(1)
  expect(portuguese.stdout).toContain('“Acme” é a empresa do exemplo.')
}, 30_000)

test('--fix mends the file, and exits with what is left', () => {
  write((company) => {
    Object.assign(company, { legalNmae: 'Delta Ltda.' })
    Reflect.deleteProperty(company, 'legalName')
  })
  const mended = command('--fix', '--lang', 'en')
  expect(mended.status).toBe(0)
  expect(mended.stdout).toContain('1 problem mended')
  expect(readFileSync(file, 'utf8')).toContain('\n    "legalName": "Delta Ltda."')
  write((company) => Object.assign(company, { cnpj: '1' }))
  expect(command('--fix').status).toBe(1)
}, 30_000)

test('--fix keeps a report for programs clean', () => {
  write(() => {})
  const { status, stdout, stderr } = command('--fix', '--format', 'json', '--lang', 'en')
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ ok: true })
  expect(stderr).toContain('laid out anew')
}, 30_000)

test('--fix and --watch together are refused as wrong usage', () => {
  const { status, stderr } = command('--fix', '--watch')
  expect(status).toBe(2)
  expect(stderr).toContain('Choose one of --fix and --watch.')
}, 30_000)

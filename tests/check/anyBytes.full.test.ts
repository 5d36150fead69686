import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { checkContent } from '../../schema/checkContent.ts'
import { checkContentFile } from '../../scripts/check/contentFile.ts'
import { formatReport, formats } from '../../scripts/check/report/reportFormats.ts'
import { original } from './mistakes/mistake.ts'

const folder = mkdtempSync(join(tmpdir(), 'content-'))
afterAll(() => rmSync(folder, { recursive: true }))

function codesOf(bytes: string | Uint8Array): string[] {
  const file = join(folder, 'site.json')
  writeFileSync(file, bytes)
  const checked = checkContentFile(file)
  for (const format of formats)
    expect(formatReport(format, checked, 'br')).not.toMatch(/\n\s+at .*:\d+/)
  return checked.result.problems.map(({ code }) => code)
}

test('names that JavaScript treats specially are names like others', () => {
  const text = original.replace(
    '"site": {',
    '"__proto__": {}, "constructor": 1, "toString": 2, "site": {',
  )
  const { problems } = checkContent(text)
  expect(problems.map(({ code }) => code)).toEqual([
    'unknown-key',
    'unknown-key',
    'unknown-key',
  ])
})

test('whatever stands where a word belongs is reported, never thrown', () => {
  const names = new Set<string>()
  JSON.parse(original, (name, value: unknown) => {
    if (/^[a-z]+$/i.test(name)) names.add(name)
    return value
  })
  // The first cannot be converted to a string; every object inherits the last.
  for (const unusual of [{ toString: 1 }, [[['hero']]], 'constructor']) {
    for (const name of names) {
      const text = JSON.stringify(
        JSON.parse(original, (own, value: unknown) => (own === name ? unusual : value)),
      )
      const { ok } = checkContent(text, { sample: original })
      expect({ name, unusual, ok }).toEqual({ name, unusual, ok: false })
    }
  }
}, 60_000)

test('UTF-16, as some Windows programs save, is reported', () => {
  expect(codesOf(Buffer.from(`\ufeff${original}`, 'utf16le'))).toEqual(['not-utf8'])
})

test('problems are at the same places with Windows line ends', () => {
  const text = original.replace('"city": "Brasília"', '"city": "Brasília" "x"')
  const [unix] = checkContent(text).problems
  const [windows] = checkContent(`\ufeff${text.replaceAll('\n', '\r\n')}`).problems
  expect(windows).toMatchObject({
    line: unix?.line,
    column: unix?.column,
    message: unix?.message,
  })
})

test('fifty megabytes are refused without being read', () => {
  const file = join(folder, 'large.json')
  writeFileSync(file, '')
  truncateSync(file, 50_000_000)
  expect(checkContentFile(file).result.problems[0]?.message.en).toBe(
    'The file is too large: 50 MB, the most is 10 MB.',
  )
})

test('a folder and a file that is not there are reported', () => {
  mkdirSync(join(folder, 'site'))
  expect(checkContentFile(join(folder, 'site')).result.problems[0]?.code).toBe(
    'cannot-read',
  )
  expect(checkContentFile(join(folder, 'none.json')).result.problems[0]?.code).toBe(
    'no-such-file',
  )
  expect(
    checkContentFile(join(folder, 'site.json', 'below')).result.problems[0]?.code,
  ).toBe('no-such-file')
})

test('a file that may not be read is reported', () => {
  const file = join(folder, 'locked.json')
  writeFileSync(file, original)
  chmodSync(file, 0o000)
  // Root may read everything, and Windows has no such permission.
  const mayRead = process.platform === 'win32' || process.getuid?.() === 0
  const codes = checkContentFile(file).result.problems.map(({ code }) => code)
  chmodSync(file, 0o600)
  expect(codes.includes('cannot-read')).toBe(!mayRead)
})

test('a file that another program is writing all the time is read as a whole', async () => {
  const file = join(folder, 'changing.json')
  writeFileSync(file, original)
  // Truncates the file and writes it again, as editors do, with a short pause between saves.
  const program = `const { openSync, writeSync, closeSync } = require('node:fs')
    const text = ${JSON.stringify(original)}
    setInterval(() => {
      const file = openSync(${JSON.stringify(file)}, 'w')
      writeSync(file, text)
      closeSync(file)
    }, 60)
    process.send('writing')`
  const child = spawn(process.execPath, ['-e', program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  const codes = new Set<string>()
  for (let round = 0; round < 12; round += 1) {
    for (const { code } of checkContentFile(file).result.problems) codes.add(code)
  }
  child.kill()
  await once(child, 'close')
  // The pictures are missing from this folder; a half-written file would have other problems.
  expect([...codes]).toEqual(['file-missing'])
})

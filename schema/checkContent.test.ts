import { expect, test } from 'vitest'

import sample from '../tests/fixtures/sample/content/site.json' with { type: 'json' }
import { checkContent } from './checkContent.ts'

const problemsIn = (text: string) =>
  checkContent(text).problems.map(
    ({ code, offset, length, message }) => `${code} ${offset}+${length} ${message.en}`,
  )
const codes = (content: object) =>
  checkContent(JSON.stringify(content)).problems.map(({ code }) => code)

test('a file that is too large or nested too deeply has only one problem', () => {
  const [tooBig = '', ...otherProblems] = problemsIn(' '.repeat(10_000_001))
  expect(tooBig).toMatch(/^too-big 0\+0 .*11.*10/)
  expect(otherProblems).toEqual([])
  expect(problemsIn(' '.repeat(10_000_000)).join('')).toMatch(/^not-content/)
  const [tooDeep = '', ...more] = problemsIn('['.repeat(51) + ']'.repeat(51))
  expect(tooDeep).toMatch(/^not-content 0\+1/)
  expect(more).toEqual([])
})

test('two groups joined by mistake are reported only as three duplicate names', () => {
  const { name, legalName, cnpj, email } = sample.company
  const twice = JSON.stringify({ name, legalName, cnpj, email, more: 1 }).slice(1, -1)
  const text = JSON.stringify(sample, null, 1).replace('"company": {', `$&${twice},`)
  const { line = 0 } = checkContent(text).problems[0] ?? {}
  const list = checkContent(text).problems.map(({ code, data }) => ({ code, ...data }))
  const duplicate = { code: 'duplicate-key', line: line - 1 }
  const names = ['name', 'legalName', 'cnpj']
  expect(list).toEqual(names.map((key) => expect.objectContaining({ ...duplicate, key })))
})

test('values of a million characters are rejected like shorter ones', () => {
  const long = `${' '.repeat(1_000_000)}x`
  const company = { ...sample.company, phone: long, cnpj: long, email: long }
  expect(codes({ ...sample, company })).toEqual(Array(3).fill('bad-value'))
})

test('problems have the same positions with Windows line endings', () => {
  const unix = JSON.stringify({ ...sample, clients: 'x' }, null, 2)
  const windows = `\ufeff${unix.replaceAll('\n', '\r\n')}`
  const positions = [unix, windows].map((text) =>
    checkContent(text).problems.map(({ line, column }) => [line, column]),
  )
  const [problem] = checkContent(`\ufeff${unix}`).problems
  expect(problem?.offset).toBe(unix.indexOf('"x"') + 1)
  expect(positions[0]).toHaveLength(1)
  expect(positions[1]).toEqual(positions[0])
})

test('a text with a mistyped id has only one problem', () => {
  const { 'nav.about': _, ...br } = sample.catalogs.br
  const catalogs = { ...sample.catalogs, br: { 'nav.abuot': '', ...br } }
  expect(codes({ ...sample, catalogs })).toEqual(['mistyped-text'])
})

test.each(['[1]', 'null', '{}', '{"scripts":{},"name":"x"}', '{"catalogs":{}}'])(
  '%s is not content',
  (text) => expect(codes(JSON.parse(text))).toEqual(['not-content']),
)

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
  expect(problemsIn(' '.repeat(10_000_001))).toEqual([
    expect.stringMatching(/^too-big 0\+0 .*11.*10/),
  ])
  expect(problemsIn(' '.repeat(10_000_000)).join('')).toMatch(/^not-content/)
  expect(problemsIn('['.repeat(51) + ']'.repeat(51))).toEqual([
    expect.stringMatching(/^not-content 0\+1/),
  ])
})

test('two groups joined by mistake are reported only as three duplicate names', () => {
  const { name, legalName, cnpj, email } = sample.company
  const group = JSON.stringify({ name, legalName, cnpj, email, more: 1 }).slice(1, -1)
  const text = JSON.stringify(sample, null, 1).replace('"company": {', `$&${group},`)
  const { problems } = checkContent(text)
  const line = (problems[0]?.line ?? 0) - 1
  const duplicates = ['name', 'legalName', 'cnpj'].map((key) => ({ key, line }))
  expect(problems).toMatchObject(
    duplicates.map((data) => ({ code: 'duplicate-key', data })),
  )
})

test('values of a million characters are rejected like shorter ones', () => {
  const value = `${' '.repeat(1_000_000)}x`
  const company = { ...sample.company, phone: value, cnpj: value, email: value }
  expect(codes({ ...sample, company })).toEqual(Array(3).fill('bad-value'))
})

test('problems have the same positions with Windows line endings', () => {
  const unixText = JSON.stringify({ ...sample, clients: 'x' }, null, 2)
  const windowsText = `\ufeff${unixText.replaceAll('\n', '\r\n')}`
  const positions = [unixText, windowsText].map((text) =>
    checkContent(text).problems.map(({ line, column }) => [line, column]),
  )
  const [problem] = checkContent(`\ufeff${unixText}`).problems
  expect(problem?.offset).toBe(unixText.indexOf('"x"') + 1)
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

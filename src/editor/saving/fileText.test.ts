import { expect, test } from 'vitest'

import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { fileText, isLaidOutAnew } from './fileText.ts'

const saved = (text: string) => ({
  content,
  files: {},
  loaded: { text, revision: '1', files: [] },
})

test.each([
  ['two spaces', '  '],
  ['four spaces', '    '],
  ['a tab', '\t'],
])('a file with %s keeps them', (_, indent) => {
  const text = `${JSON.stringify(content, null, indent)}\n`
  expect(fileText(content, text)).toBe(text)
  expect(isLaidOutAnew(saved(text))).toBe(false)
})

test.each([
  ['in one line', JSON.stringify(content)],
  [
    'with an entry in one line',
    JSON.stringify(content, null, 2).replace(/\{\s+"id"/, '{ "id"'),
  ],
  ['of Windows', JSON.stringify(content, null, 2).replaceAll('\n', '\r\n')],
])('a file %s is laid out anew, and says so', (_, text) => {
  expect(fileText(content, text)).toBe(`${JSON.stringify(content, null, 2)}\n`)
  expect(isLaidOutAnew(saved(text))).toBe(true)
})

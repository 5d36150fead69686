import { expect, test } from 'vitest'

import { printable, printableJson, printableLines } from './printable.ts'

test('content cannot control the terminal or reverse the text direction', () => {
  expect(printable('“a\u001b[2J\u202eb\nc”')).toBe('“a\ufffd[2J\ufffdb\ufffdc”')
})

test('data and lines of the file cannot control the terminal, and data keeps its type', () => {
  const name = 'a\u001b[31m\u009b\u202e\u2028'
  const json = printableJson({ path: [name] })
  expect(json).toContain(String.raw`"a\u001b[31m\u009b\u202e\u2028"`)
  expect(JSON.parse(json)).toEqual({ path: [name] })
  expect(printableLines(`- ${name}\n+\ta`)).toBe('- a\ufffd[31m\ufffd\ufffd\ufffd\n+\ta')
})

test('very long names are shortened, sentences are not', () => {
  const sentence = `“${'x '.repeat(5000)}” is not a known name. ${'y'.repeat(5000)}`
  expect(printable(sentence).length).toBeLessThan(300)
  expect(printable(sentence)).toContain('” is not a known name.')
  expect(printable(`write "${'word '.repeat(5000)}"`).length).toBeLessThan(1000)
})

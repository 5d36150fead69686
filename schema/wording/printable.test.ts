// @vitest-environment node
import { expect, test } from 'vitest'

import { checkContent } from '../checkContent.ts'
import { printable } from './printable.ts'

test('what a file holds cannot steer a terminal or turn a sentence around', () => {
  expect(printable('“a\u001b[2J\u202eb\nc”')).toBe('“a\ufffd[2J\ufffdb\ufffdc”')
})

test('endless names are cut, sentences are not', () => {
  const sentence = `“${'x '.repeat(5000)}” is not a known name. ${'y'.repeat(5000)}`
  expect(printable(sentence).length).toBeLessThan(300)
  expect(printable(sentence)).toContain('” is not a known name.')
})

test('problems are told so', () => {
  const name = `${'n'.repeat(10_000)}\u001b[31m`
  const { problems } = checkContent(JSON.stringify({ [name]: 1 }))
  for (const { message, fix } of problems)
    for (const words of [message.en, message.br, fix.en, fix.br]) {
      expect(words.length).toBeLessThan(1000)
      expect(words).not.toContain('\u001b')
    }
})

import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { expectPlainMessages } from '../../../tests/check/expectPlainMessages.ts'
import { problemMessages } from '../../messages/problemMessages.ts'
import { withEdits } from '../../problem.ts'
import { positionFinder } from '../../read/lines.ts'
import { findSyntaxError } from './findSyntaxError.ts'

/** Writes invisible characters as their codes in hexadecimal, such as ⟨a0⟩. */
const withCodes = (text: string) =>
  text.replaceAll(/(?![\n ])[\p{C}\p{Zs}]/gu, (character) => {
    return `⟨${character.charCodeAt(0).toString(16)}⟩`
  })
const withCharacters = (text: string) =>
  text.replaceAll(/⟨(\w+)⟩/g, (_, code: string) => {
    return String.fromCharCode(Number.parseInt(code, 16))
  })

/** Invalid JSON files, separated by blank lines. */
const invalidFiles = readFileSync('schema/check/syntax/broken.txt', 'utf8').trimEnd()

// To accept an intended difference, run `npx vitest run --project=node schema/check/syntax -u`.
test('every syntax error is reported at its position, with an edit if unambiguous', async () => {
  const blocks = invalidFiles.split('\n\n').map((block) => {
    const text = withCharacters(block)
    const finding = findSyntaxError(text)
    expectPlainMessages(finding, undefined)
    const { code, data, span, edit } = finding
    const { line, column } = positionFinder(text)(span.offset)
    const marked = text.slice(span.offset, span.offset + span.length)
    const report = `${line}:${column} ${code} ‹${marked}› ${JSON.stringify(data)}`
    const fixed = edit ? `\nFixed:\n${withEdits(text, [edit])}` : ''
    return withCodes(`${text}\n${report}${fixed}`)
  })
  await expect(blocks.join('\n\n')).toMatchFileSnapshot('findSyntaxError.txt')
})

test('deeply nested brackets that are never closed are reported', () => {
  for (const opening of ['[', '{"a":', '[{"a":'])
    expect(findSyntaxError(opening.repeat(1e5)).code).toMatch(/not-content|ends-early/)
})

test('JSON that is cut off at any character is rejected with a message', () => {
  const text = '{"a": {"b": [1, "two“", true], "c": "© {year} \\" x"}, "d": -0.5e2}'
  for (let end = 0; end < text.length; end += 1)
    for (const suffix of ['', '}', '"', ' }}', ',', '\n']) {
      const finding = findSyntaxError(text.slice(0, end) + suffix)
      expect(problemMessages(finding, undefined).message.en).not.toBe('')
    }
})

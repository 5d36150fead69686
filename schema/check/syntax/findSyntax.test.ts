import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { expectPlain } from '../../../tests/check/expectPlain.ts'
import { sentencesOf } from '../../messages/sentences.ts'
import { withEdits } from '../../problem.ts'
import { linesOf } from '../../read/lines.ts'
import { findSyntax } from './findSyntax.ts'

/** Invisible characters are written as their codes: ⟨a0⟩. */
const withCodes = (text: string) =>
  text.replaceAll(/(?![\n ])[\p{C}\p{Zs}]/gu, (character) => {
    return `⟨${character.charCodeAt(0).toString(16)}⟩`
  })
const withoutCodes = (text: string) =>
  text.replaceAll(/⟨(\w+)⟩/g, (_, code: string) => {
    return String.fromCharCode(Number.parseInt(code, 16))
  })

/** Texts with a blank line between them. */
const broken = readFileSync('schema/check/syntax/broken.txt', 'utf8').trimEnd()

// To accept an intended difference, run `npx vitest run --project=node schema/check/syntax -u`.
test('what is wrong is reported at its place, and fixed if there is only one solution', async () => {
  const blocks = broken.split('\n\n').map((written) => {
    const text = withoutCodes(written)
    const problem = findSyntax(text)
    expectPlain(problem, undefined)
    const { code, data, span, edit } = problem
    const { line, column } = linesOf(text)(span.offset)
    const marked = text.slice(span.offset, span.offset + span.length)
    const place = `${line}:${column} ${code} ‹${marked}› ${JSON.stringify(data)}`
    const fixed = edit ? `\nFixed:\n${withEdits(text, [edit])}` : ''
    return withCodes(`${text}\n${place}${fixed}`)
  })
  await expect(blocks.join('\n\n')).toMatchFileSnapshot('findSyntax.txt')
})

test('hundreds of thousands of brackets, open or closed, are handled', () => {
  for (const opening of ['[', '{"a":', '[{"a":'])
    expect(findSyntax(opening.repeat(100_000)).code).toMatch(/not-content|ends-early/)
})

test('a text that is cut off anywhere is rejected with a reason', () => {
  const text = '{"a": {"b": [1, "two“", true], "c": "© {year} \\" x"}, "d": -0.5e2}'
  for (let end = 0; end < text.length; end += 1)
    for (const more of ['', '}', '"', ' }}', ',', '\n']) {
      const finding = findSyntax(text.slice(0, end) + more)
      expect(sentencesOf(finding, undefined).message.en).not.toBe('')
    }
})

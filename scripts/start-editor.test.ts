/** The file for Windows is checked by its bytes, since no test runs on Windows. */
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

test('the start file for Windows has CRLF line endings and works in any folder', () => {
  const text = readFileSync('content/start-windows.cmd', 'utf8')
  expect(text.startsWith('@echo off')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(text).toContain('DisableDelayedExpansion')
  // Paths are in quotation marks: otherwise & and ( would end the command.
  for (const [line] of text.matchAll(/^.*%~.*$/gm)) expect(line).toMatch(/"%~dp0\.\."/)
  // The file has no blocks, because a bracket in a path would end them.
  expect(text).not.toMatch(/\(\s*$/m)
  const labels = [...text.matchAll(/goto (\w+)/g)].map(([, label]) => label)
  for (const label of labels) expect(text).toContain(`\r\n:${label}\r\n`)
  expect(readFileSync('.gitattributes', 'utf8')).toContain('*.cmd text eol=crlf')
})

import { expect, test } from 'vitest'

import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { fileText, isLaidOutAnew } from './fileText.ts'

const written = (indent?: string) => JSON.stringify(content, null, indent)

test.each([
  ['with two spaces keeps them', `${written('  ')}\n`, true],
  ['with tabs keeps them', `${written('\t')}\n`, true],
  ['in one line is laid out anew', written(), false],
  ['of Windows is laid out anew', written('  ').replaceAll('\n', '\r\n'), false],
])('a file %s', (_, text, isKept) => {
  const saved = { content, files: {}, loaded: { text, revision: '1', files: [] } }
  expect(fileText(content, text)).toBe(isKept ? text : `${written('  ')}\n`)
  expect(isLaidOutAnew(saved)).toBe(!isKept)
})

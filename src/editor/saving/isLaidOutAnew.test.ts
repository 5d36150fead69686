import { expect, test } from 'vitest'

import { canonicalText } from '../../../schema/fix/canonicalText.ts'
import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { isLaidOutAnew } from './save.ts'

const canonical = canonicalText(content)

test.each([
  ['in the canonical layout', canonical, false],
  ['with tabs', JSON.stringify(content, null, '\t'), false],
  ['with four spaces', JSON.stringify(content, null, 4), false],
  ['in one line', JSON.stringify(content), true],
  ['of Windows', canonical.replaceAll('\n', '\r\n'), false],
])('a file %s is laid out again by saving: %s', (_, text, isAnew) => {
  const saved = { content, files: {}, loaded: { text, revision: '1', files: [] } }
  expect(isLaidOutAnew(saved)).toBe(isAnew)
})

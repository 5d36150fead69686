import { expect, test } from 'vitest'

import { sayIn } from '../messages/messages.ts'
import { describeSize } from './siteSize.ts'

test.each([
  { brotli: 13_600, isTooLarge: false },
  { brotli: 13_601, isTooLarge: true },
])('a document of $brotli bytes is too large: $isTooLarge', ({ brotli, isTooLarge }) => {
  const size = { document: { brotli, gzip: 15_000 }, scripts: 0 }
  const hint = sayIn('br', 'build.tooLarge', { limit: 13_600 })
  expect(describeSize(size, 'br').includes(hint)).toBe(isTooLarge)
})

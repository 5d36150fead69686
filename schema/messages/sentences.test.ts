import { expect, test } from 'vitest'

import { sentencesOf } from './sentences.ts'

test.each([
  { count: 12, end: /a11\.svg, and a12\.svg\.$/ },
  { count: 13, end: /a12\.svg, and …\.$/ },
])('of $count names, the first twelve are listed', ({ count, end }) => {
  const files = Array.from({ length: count }, (_, index) => `a${index + 1}.svg`)
  const { message } = sentencesOf({ code: 'sample-pictures', data: { files } }, {})
  expect(message.en).toMatch(end)
})

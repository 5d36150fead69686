import { expect, test } from 'vitest'

import { lineDiff } from './lineDiff.ts'

test('changes far apart are shown apart, with their lines', () => {
  const before = Array.from({ length: 20 }, (_, index) => `line ${index + 1}`)
  const after = before.with(1, 'second').toSpliced(17, 0, 'new')
  expect(lineDiff(before.join('\n'), after.join('\n'))).toMatchInlineSnapshot(`
    "@@ 1 @@
      line 1
    - line 2
    + second
      line 3
      line 4
    @@ 16 @@
      line 16
      line 17
    + new
      line 18
      line 19"
  `)
})

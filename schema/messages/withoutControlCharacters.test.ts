import { expect, test } from 'vitest'

import { withoutControlCharacters } from './withoutControlCharacters.ts'

test('content cannot control the terminal or reverse the text direction', () => {
  expect(withoutControlCharacters('“a\u001b[2J\u009b\u202eb\u2028\n\tc”')).toBe(
    '“a\ufffd[2J\ufffd\ufffdb\ufffd\n\tc”',
  )
})

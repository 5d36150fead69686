import { expect, test } from 'vitest'

import { withoutControlCharacters } from './withoutControlCharacters.ts'

test('content cannot control the terminal or reverse the text direction', () => {
  expect(withoutControlCharacters('“a\u001b[2J\u202eb\u2028\n\tc”')).toBe(
    '“a\ufffd[2J\ufffdb\ufffd\n\tc”',
  )
  const json = withoutControlCharacters(JSON.stringify({ path: ['a\u001b[31m\u009b'] }))
  expect(JSON.parse(json)).toEqual({ path: ['a\u001b[31m\ufffd'] })
})

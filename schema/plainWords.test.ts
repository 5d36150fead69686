import { expect, test } from 'vitest'

import { isBlank } from './plainWords.ts'

test.each(['', ' \t\n', '\u200b\u2060', '\u3164', '\u00a0'])(
  '%j shows a visitor nothing',
  (words) => {
    expect(isBlank(words)).toBe(true)
    expect(isBlank(`${words}a`)).toBe(false)
    expect(isBlank(`a${words}`)).toBe(false)
  },
)

import { expect, test } from 'vitest'

import { isBlank, withoutUnshowable, withoutInvisible } from './characters.ts'

test.each(['', ' \t\n', '\u200b\u2060', '\u3164', '\u00a0', '\ud83d'])(
  '%j is invisible to a visitor',
  (text) => {
    expect(isBlank(text)).toBe(true)
    expect(isBlank(`${text}a`)).toBe(false)
    expect(isBlank(`a${text}`)).toBe(false)
  },
)

test('names lose invisible characters, but not joiners of emoji, and texts lose unshowable ones', () => {
  expect(withoutInvisible(' de\u00a0p\u00ad\u00e9 \ud83d\u0007')).toBe('de pé')
  expect(withoutUnshowable('R$\u00a028, in\u00adter\ud83d\u0007')).toBe(
    'R$\u00a028, in\u00adter',
  )
  expect(withoutInvisible('a\n👩\u200d💻')).toBe('a\n👩\u200d💻')
})

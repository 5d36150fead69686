import { expect, test } from 'vitest'

import { guideOf } from './guideOf.ts'

test('a site in a folder of its host is opened and looked for there; services are told the host alone', () => {
  const steps = (name: 'form' | 'search' | 'captcha') =>
    guideOf(name, 'https://ana.github.io/site/', 'github').flatMap(({ en }) =>
      en.split('\n'),
    )
  expect(steps('form')[0]).toContain('Allowed domains and add ana.github.io.')
  expect(steps('form')[1]).toContain('Open https://ana.github.io/site/ on')
  expect(steps('search').at(-1)).toContain('site:ana.github.io/site to')
  expect(steps('captcha').join(' ')).toContain('enter ana.github.io under')
})

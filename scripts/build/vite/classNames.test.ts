import { expect, test } from 'vitest'

import { shortNames, withShortNames } from './classNames.ts'

test('each class has a short name, and a class without rules keeps the name 0', () => {
  const html = '<p class="MuiBox-root c-0"><b class="c-abc c-def">x</b></p>'
  const names = shortNames(['abc', 'def'])
  const short = '<p class="c-0"><b class="c-1 c-2">x</b></p>'
  expect(withShortNames(html, names)).toBe(short)
})

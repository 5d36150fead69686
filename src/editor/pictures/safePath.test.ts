import { expect, test } from 'vitest'

import { safePath } from './safePath.ts'

test.each([
  ['Café & Pão.SVG', '/logos/cafe-pao.svg'],
  ['../../.htaccess', '/logos/picture.svg'],
  [`${'a'.repeat(59)} cut.svg`, `/logos/${'a'.repeat(59)}.svg`],
  ['con.svg', '/logos/picture-con.svg'],
  ['LPT1.svg', '/logos/picture-lpt1.svg'],
  ['concert.svg', '/logos/concert.svg'],
  ['taken.svg', '/logos/taken-3.svg'],
  ['capitals.svg', '/logos/capitals-2.svg'],
])('a file named %s is stored at %s', (name, path) => {
  const takenPaths = ['/logos/taken.svg', '/logos/taken-2.svg', '/logos/Capitals.svg']
  expect(safePath('/logos/', name, 'svg', takenPaths)).toBe(path)
})

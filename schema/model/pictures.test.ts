import { expect, test } from 'vitest'

import { isOfOtherKind, logo, mark, photo, share, type PictureRole } from './pictures.ts'

const photoIn = (folder: string): PictureRole => ({
  ...photo,
  example: `${folder}acme.jpg`,
  folder,
  maxSvg: 50,
  minWidth: 480,
})

test.each([
  ['/favicon.ico', true],
  ['/share.png', true],
  ['/mark.svg', true],
  ['/acme.svg', false],
  ['/logos/mark.svg', false],
])(
  '%s belongs to the site itself and is no logo, nor the picture of a case: %s',
  (path, own) => {
    expect(isOfOtherKind(logo, path)).toBe(own)
    if (!path.startsWith('/logos/'))
      expect(isOfOtherKind(photoIn('/cases/'), path)).toBe(own)
  },
)

test.each([
  ['share picture', share],
  ['mark', mark],
  ['picture of the hero', photoIn('/')],
  ['picture of a case', photoIn('/cases/')],
])('a logo is never the %s', (_, kind) => {
  expect(isOfOtherKind(kind, '/logos/acme.svg')).toBe(true)
  expect(isOfOtherKind(kind, '/team/logos/acme.svg')).toBe(false)
})

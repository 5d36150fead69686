// @vitest-environment node
import { expect, test } from 'vitest'

import { isOfOtherKind, pictureKinds, type PictureKindName } from './pictures.ts'

const isOther = (kind: PictureKindName, path: string) =>
  isOfOtherKind(pictureKinds[kind], path)

test.each([
  ['/favicon.ico', true],
  ['/icon-192.png', true],
  ['/apple-touch-icon.png', true],
  ['/share.png', true],
  ['/mark.svg', true],
  ['/acme.svg', false],
  ['/my-mark.svg', false],
  ['/logos/mark.svg', false],
  ['/share/acme.svg', false],
])(
  '%s belongs to the site itself and is no logo, nor the picture of a case: %s',
  (path, own) => {
    expect(isOther('logo', path)).toBe(own)
    if (!path.startsWith('/logos/')) expect(isOther('case', path)).toBe(own)
  },
)

test.each(['share', 'mark', 'hero', 'case'] as const)(
  'a logo is never the %s',
  (kind) => {
    expect(isOther(kind, '/logos/acme.svg')).toBe(true)
    expect(isOther(kind, '/team/logos/acme.svg')).toBe(false)
  },
)

import { expect, test } from 'vitest'

import { needsLightBackground } from './pictureContrast.ts'

const lines = '<svg><path stroke="#222" d="M10 10h80"/></svg>'
const dark =
  '<svg><style>@media (prefers-color-scheme:dark){path{stroke:#fff}}</style></svg>'

test.each([
  ['a drawing', '/plan.svg', lines, true],
  ['a drawing with styles for dark mode', '/plan.svg', dark, false],
  ['a picture that may be transparent', '/plan.png', undefined, true],
  ['a photo', '/team.jpg', undefined, false],
])(
  'whether a picture gets a light background in dark mode: %s',
  (_, file, drawing, isLight) => {
    expect(needsLightBackground(file, drawing)).toBe(isLight)
  },
)

import { expect, test } from 'vitest'

import { needsLightBackground } from './pictureContrast.ts'

const lines = '<svg><path stroke="#222" d="M10 10h80"/></svg>'
const dark =
  '<svg><style>@media (prefers-color-scheme:dark){path{stroke:#fff}}</style></svg>'

test.each([
  ['a drawing gets', true, '/plan.svg', lines],
  ['a drawing with styles for dark mode does not get', false, '/plan.svg', dark],
  ['a picture that may be transparent gets', true, '/plan.png', undefined],
  ['a photo does not get', false, '/team.jpg', undefined],
])('%s a light background in dark mode', (_, isLight, file, drawing) => {
  expect(needsLightBackground(file, drawing)).toBe(isLight)
})

import { expect, test } from 'vitest'

import { paletteOf } from '../../../schema/colors/palette.ts'
import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { isFaintOnPanel } from './isFaintOnPanel.ts'

const palette = paletteOf(sampleContent.site.colors)
const navy = [12, 20, 60, 255]
const white = [255, 255, 255, 255]
const nothing = [0, 0, 0, 0]

test.each([
  ['is dark', [navy, navy, nothing], true],
  ['has light parts', [navy, white, nothing], false],
  ['is empty', [nothing], false],
])('a mark that %s', (_, pixels, isFaint) => {
  expect(isFaintOnPanel(Uint8ClampedArray.from(pixels.flat()), palette)).toBe(isFaint)
})

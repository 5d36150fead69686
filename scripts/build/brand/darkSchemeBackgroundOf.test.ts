import { expect, test } from 'vitest'

import { paletteOf } from '../../../schema/colors/palette.ts'
import { readAccepted } from '../../../tests/support/acceptedContent.ts'
import { fromRoot } from '../../files/fromRoot.ts'
import { darkSchemeBackgroundOf } from './darkSchemeBackgroundOf.ts'
import { markFile } from './pagePictures.ts'

const palette = paletteOf({ accent: '#c04a1b' })
const { background } = palette.light

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`
const lines = '<path d="M10 10h80v80h-80z" fill="none" stroke="#222" stroke-width="2"/>'

test.each([
  ['dark lines on nothing', lines, background],
  ['light lines on nothing', lines.replace('#222', '#fdf'), undefined],
  ['dark lines on paper', `<path fill="#fff" d="M0 0h100v100H0z"/>${lines}`, undefined],
  [
    'a few dark lines in a light shape',
    '<path fill="#fc3" d="M5 5h80v80H5z"/><path d="M9 9h9v9z"/>',
    undefined,
  ],
  [
    'its own styles for the night',
    `<style>@media (prefers-color-scheme:dark){path{stroke:#fff}}</style>${lines}`,
    undefined,
  ],
])('only dark drawings get a background: %s', async (_, inside, ground) => {
  expect(await darkSchemeBackgroundOf(drawing(inside), palette)).toBe(ground)
})

test.each([
  ['the color of the header’s text', true, 'firms/lawyers'],
  ['its own background', false, 'sample'],
] as const)(
  'a logo with %s is hard to see on the page: %s',
  async (_, isFaint, folder) => {
    const file = fromRoot(`tests/fixtures/${folder}/content/site.json`)
    const content = readAccepted(`${folder}/content/site.json`)
    expect((await markFile(content, file))?.isFaint).toBe(isFaint)
  },
)

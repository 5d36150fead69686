import sharp from 'sharp'
import { expect, test } from 'vitest'

import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { dataAddress, markOf } from '../../pictures/mark.ts'
import { createSharePicture } from './sharePicture.ts'

const drawing = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64"><path d="M0 0h${width}v64H0z" fill="#fff"/></svg>`

/** The boxes of the company, the headline, the address, and the picture: left, top, width, and height. */
async function boxesIn(jpeg: Uint8Array): Promise<string> {
  const parts = [
    [0, 0, 638, 160],
    [0, 160, 638, 350],
    [0, 510, 638, 120],
    [630, 0, 570, 630],
  ]
  const boxes = parts.map(async ([left = 0, top = 0, width = 0, height = 0]) => {
    const part = await sharp(jpeg).extract({ left, top, width, height }).png().toBuffer()
    const trimmed = sharp(part).trim({ threshold: 60 })
    const { info } = await trimmed.toBuffer({ resolveWithObject: true })
    const { trimOffsetLeft = 0, trimOffsetTop = 0 } = info
    return [left - trimOffsetLeft, top - trimOffsetTop, info.width, info.height].join(' ')
  })
  return (await Promise.all(boxes)).join(', ')
}

test('the company, the headline, the address, and the picture have the recorded places', async () => {
  const lines: string[] = []
  for (const [headline, nameInMark, width] of [
    ['Água', false, 64],
    ['Água e luz para todos', true, 128],
    [
      'Desenvolvimento sustentável de infraestruturas hidroviárias interestaduais',
      true,
      0,
    ],
  ] as const) {
    const company = { ...sampleContent.company, nameInMark }
    const mark = width ? await markOf(drawing(width)) : undefined
    const content = { ...sampleContent, company }
    const jpeg = await createSharePicture({
      content,
      mark,
      headline,
      picture: dataAddress(drawing(100)),
    })
    lines.push(`${headline}: ${await boxesIn(jpeg)}`)
  }
  await expect(lines.join('\n')).toMatchFileSnapshot('__snapshots__/sharePicture.txt')
})

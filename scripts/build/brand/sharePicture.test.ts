import sharp from 'sharp'
import { expect, test } from 'vitest'

import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { dataAddress, markOf } from '../../pictures/mark.ts'
import { createSharePicture, maxShareBytes } from './sharePicture.ts'

const drawing = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64"><path d="M0 0h${width}v64H0z" fill="#fff"/></svg>`

/** A photo that JPEG cannot make small. */
const raw = { width: 560, height: 630, channels: 3 } as const
const noise = Uint8Array.from({ length: 560 * 630 * 3 }, (_, at) => (at * at * 7919) / 8)
const photo = await sharp(noise, { raw }).png().toBuffer()

/** The areas of the company, the headline, the address, and the picture: left, top, width, and height. */
const areas = ['0 0 638 160', '0 160 638 350', '0 510 638 120', '630 0 570 630']

/** The box of the drawn pixels in an area. */
async function boxIn(jpeg: Uint8Array, area: string): Promise<string> {
  const [left = 0, top = 0, width = 0, height = 0] = area.split(' ').map(Number)
  const areaPng = await sharp(jpeg).extract({ left, top, width, height }).png().toBuffer()
  const trimmed = sharp(areaPng).trim({ threshold: 60 })
  const { info } = await trimmed.toBuffer({ resolveWithObject: true })
  const position = [left - (info.trimOffsetLeft ?? 0), top - (info.trimOffsetTop ?? 0)]
  return [...position, info.width, info.height].join(' ')
}

test('a share picture is small, and the positions of its parts match the snapshot', async () => {
  const short = 'Água'
  const long = 'Desenvolvimento sustentável de infraestruturas hidroviárias'
  const picture = dataAddress(drawing(100))
  const inPhoto = `data:image/png;base64,${photo.toString('base64')}`
  const cases = [
    { headline: short, mark: await markOf(drawing(64)), picture },
    { headline: 'Telecomunicações e luz', mark: await markOf(drawing(128)), picture },
    { headline: `${long} interestaduais`, mark: undefined, picture: inPhoto },
  ]
  const lines: string[] = []
  for (const parts of cases) {
    const company = { ...content.company, nameInMark: parts.headline !== short }
    const jpeg = await createSharePicture({ ...parts, content: { ...content, company } })
    expect(jpeg.length).toBeLessThan(maxShareBytes)
    const boxes = await Promise.all(areas.map((area) => boxIn(jpeg, area)))
    lines.push(`${parts.headline}: ${boxes.join(', ')}`)
  }
  await expect(lines.join('\n')).toMatchFileSnapshot('__snapshots__/sharePicture.txt')
})

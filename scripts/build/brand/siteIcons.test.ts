import sharp from 'sharp'
import { expect, test } from 'vitest'

import { copyOfSample } from '../../../tests/fixtures/sampleContent.ts'
import { markOf } from '../../pictures/mark.ts'
import { iconFiles } from './siteIcons.ts'

/** Marks of these widths, 64 high. */
const marks: [name: string, width: number, markup: string][] = [
  ['a circle', 64, '<circle cx="32" cy="32" r="20" fill="#00f"/>'],
  ['a tile', 64, '<path d="M0 0h64v64H0z" fill="#00f"/>'],
  ['as wide as an icon allows', 102, '<path d="M0 20h102v24H0z"/>'],
  ['too wide for an icon', 104, '<path d="M0 20h104v24H0z"/>'],
  ['no mark', 64, ''],
  ['as high as an icon allows', 40, '<path fill="currentColor" d="M8 0h24v64H8z"/>'],
]

/** Describes an icon: the color of a corner, and the left and top offsets, width, and height of the drawn pixels. */
async function describeIcon(png: Uint8Array | undefined): Promise<string> {
  const corner = sharp(png)
    .ensureAlpha()
    .extract({ left: 1, top: 1, width: 1, height: 1 })
  const color = (await corner.raw().toBuffer()).toString('hex')
  const { info } = await sharp(png).trim().toBuffer({ resolveWithObject: true })
  const { trimOffsetLeft = 0, trimOffsetTop = 0, width, height } = info
  return `#${color} ${-trimOffsetLeft} ${-trimOffsetTop} ${width} ${height}`
}

test('the icons of marks match the snapshot, with a letter for unsuitable marks', async () => {
  const content = copyOfSample()
  content.company.name = ' acme'
  const lines: string[] = []
  for (const [name, width, markup] of marks) {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64">${markup}</svg>`
    const icons = iconFiles(content, markup ? await markOf(drawing) : undefined)
    const createIcon = (file: string) => icons.get(file)?.()
    const png = await describeIcon(await createIcon('icon-192.png'))
    const phone = await describeIcon(await createIcon('apple-touch-icon.png'))
    const svg = Buffer.from((await createIcon('icon.svg')) ?? []).toString()
    lines.push(`${name}: ${png}, on a phone ${phone}`, `${svg}\n`)
  }
  await expect(lines.join('\n')).toMatchFileSnapshot('__snapshots__/icons.txt')
})

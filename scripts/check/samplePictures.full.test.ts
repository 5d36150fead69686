import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { optimize } from 'svgo'
import { expect, test, vi } from 'vitest'

import { publicFiles } from './contentFile.ts'
import { samplePictures } from './samplePictures.ts'

vi.setConfig({ testTimeout: 60_000 })

const sample = publicFiles('tests/fixtures/sample/public')

const folderOf = (made: Record<string, Uint8Array>) => ({
  list: () => Object.keys(made),
  read: (path: string) => made[path],
})

function pixels(svg: string, width: number) {
  const font = { loadSystemFonts: false }
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng()
}

const onPaper = (svg: string) =>
  sharp(pixels(svg, 300))
    .flatten({ background: '#fff' })
    .extend({ top: 40, bottom: 20, left: 90, right: 3, background: '#fff' })
    .jpeg()
    .toBuffer()

test.each([
  [
    'made smaller by a program',
    (svg: string) => optimize(svg, { floatPrecision: 0 }).data,
  ],
  ['as a small PNG', (svg: string) => pixels(svg, 80)],
  ['as a JPEG with margins', onPaper],
])('every picture of the sample is found %s', async (_, make) => {
  const made: Record<string, Uint8Array> = {}
  for (const [index, path] of sample.list().entries()) {
    const svg = Buffer.from(sample.read(path) ?? '').toString()
    made[`/own/${index}`] = Buffer.from(await make(svg))
  }
  expect([...(await samplePictures(folderOf(made)))]).toEqual(Object.keys(made))
})

test('what others have drawn is not the sample’s, nor what is no picture', async () => {
  const bakery = publicFiles('tests/fixtures/firms/bakery/public')
  expect(await samplePictures(bakery)).toEqual(new Set())
  const own = {
    '/mark.svg': Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#c04a1b"/><circle cx="32" cy="32" r="18" fill="#fff"/></svg>',
    ),
    '/privacy.pdf': Buffer.from('%PDF-1.7'),
    '/empty.png': Buffer.from(''),
  }
  expect(await samplePictures(folderOf(own))).toEqual(new Set())
})

/** Pictures as owners have them: each is either reported or looks right on the page. */
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'
import { assert, expect, test } from 'vitest'

import { brandFiles } from '../../scripts/build/brand/brandFiles.ts'
import { pagePictures } from '../../scripts/build/brand/pagePictures.ts'
import { checkWithPictures } from '../../scripts/check/checkWithPictures.ts'
import { copyOfSample } from '../fixtures/sampleContent.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

/** Checks the sample with a picture under this address: in the hero, as a logo or as the mark. */
async function check(address: string, bytes: Uint8Array | string) {
  const folder = temporaryFolder()
  cpSync('tests/fixtures/sample', folder, { recursive: true })
  const file = join(folder, 'content/site.json')
  const content = copyOfSample()
  const [hero] = content.sections
  const [client] = content.clients
  if (address.startsWith('/logos/') && client) client.logo = address
  else if (address.startsWith('/mark')) content.company.mark = address
  else if (hero?.type === 'hero') hero.picture = { file: address, alt: 'hero.title' }
  writeFileSync(file, JSON.stringify(content))
  writeFileSync(join(folder, 'public', address), bytes)
  const { result } = await checkWithPictures(file)
  return { file, result, codes: result.problems.map(({ code }) => code) }
}

/** A photo with detail: a plain one would be a few bytes. */
const photo = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"${attributes}>${inner}</svg>`
const shape = 'd="M8 8h48v48H8z"'

test('a truncated JPEG is reported', async () => {
  const jpg = await photo(1200, 600).jpeg().toBuffer()
  expect((await check('/a.jpg', jpg.subarray(0, -2000))).codes).toEqual(['file-damaged'])
})

test('a logo on a white background is reported, even if its format supports transparency', async () => {
  const square = { width: 100, height: 100, channels: 3 } as const
  const mark = await sharp({ create: { ...square, background: '#2468ac' } })
    .png()
    .toBuffer()
  const sheet = { width: 300, height: 100, channels: 4 } as const
  const logoOn = async (background: string) => {
    const logo = sharp({ create: { ...sheet, background } })
    const bytes = logo.composite([{ input: mark, left: 100, top: 0 }]).png()
    return (await check('/logos/own.png', await bytes.toBuffer())).codes
  }
  expect(await logoOn('#ffffffff')).toEqual(['logo-opaque'])
  expect(await logoOn('#ffffff00')).toEqual([])
})

test.each([
  ['a sheet', ['logo-opaque'], '<path d="M0 0h64v64H0z" fill="#fff"/>'],
  ['a tile', ['logo-opaque'], '<rect width="64" height="64" rx="8" fill="#fff"/>'],
  ['a faint sheet', [], '<rect width="64" height="64" opacity=".2"/>'],
  ['nothing', [], ''],
])('a drawn logo on %s has the problems %j', async (_, codes, ground) => {
  const drawing = svg(`${ground}<path ${shape}/>`)
  expect((await check('/logos/own.svg', drawing)).codes).toEqual(codes)
})

test('a rotated CMYK photo is shown upright and in screen colors', async () => {
  const bytes = photo(1600, 1200).toColorspace('cmyk').jpeg()
  const upright = await bytes.withMetadata({ orientation: 6 }).toBuffer()
  const { file, result } = await check('/g.jpg', upright)
  assert(result.ok)
  const { pictures } = await pagePictures(result.content, file, '/')
  expect(pictures['/g.jpg']).toMatchObject({ width: 1200, height: 1600 })
  const files = await brandFiles(result.content, file)
  const name = [...files.keys()].find((each) => each.endsWith('.webp')) ?? ''
  const { space, height } = await sharp(await files.get(name)?.()).metadata()
  expect([space, height]).toEqual(['srgb', 640])
})

test.each([
  ['black, since it names no color', ['mark-faint'], svg(`<path ${shape}/>`)],
  ['in a light color', [], svg(`<path ${shape} fill="#ffd54a"/>`)],
  [
    'on a light tile',
    [],
    svg(`<path fill="rgb(250,250,250)" d="M0 0h64v64H0z"/><path ${shape}/>`),
  ],
])('a mark %s has the problems %j', async (_, codes, mark) => {
  expect((await check('/mark.svg', mark)).codes).toEqual(codes)
})

test('a dark PNG as the mark is reported as faint, a light one is not', async () => {
  const markOf = (background: string) =>
    sharp({ create: { width: 120, height: 40, channels: 4, background } })
      .extend({ left: 40, background: '#0000' })
      .png()
      .toBuffer()
  const codesOf = async (color: string) =>
    (await check('/mark.png', await markOf(color))).codes
  expect(await codesOf('#123')).toEqual(['mark-faint'])
  expect(await codesOf('#fe8')).toEqual([])
})

test('a logo saved by Inkscape becomes icons and a share picture', async () => {
  const drawing = svg(
    `<defs id="d"/><g><path d="M8 56L32 8l24 48z" style="fill:currentColor;stroke:none"/></g>`,
    ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="64mm" height="64mm" inkscape:version="1.3"',
  )
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- A -->\n'
  const { file, result, codes } = await check('/mark.svg', head + drawing)
  expect(codes).toEqual([])
  assert(result.ok)
  const files = await brandFiles(result.content, file)
  for (const name of ['icon-192.png', 'apple-touch-icon.png', 'share-en.jpg']) {
    const { channels } = await sharp(await files.get(name)?.()).stats()
    // Something is drawn there.
    expect(Math.max(...channels.map(({ stdev }) => stdev)), name).toBeGreaterThan(10)
  }
})

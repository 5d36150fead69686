/** Pictures as owners have them: each is either reported or looks right on the page. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterAll, assert, expect, test, vi } from 'vitest'

import { madeFiles } from '../../scripts/build/brand/madeFiles.ts'
import { pagePictures } from '../../scripts/build/brand/pagePictures.ts'
import { checkWithPictures } from '../../scripts/check/checkWithPictures.ts'
import { content as sample } from '../e2e/support/sampleBuild.ts'

vi.setConfig({ testTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))
cpSync('tests/fixtures/sample', folder, { recursive: true })
const file = join(folder, 'content/site.json')

type Bytes = Uint8Array | string

/** Checks the sample with another picture in the hero. */
async function checkHero(address: string, bytes: Bytes) {
  const [hero, ...others] = sample.sections
  const picture = { file: address, alt: 'hero.title' }
  const sections = [{ ...hero, picture }, ...others]
  writeFileSync(file, JSON.stringify({ ...sample, sections }))
  writeFileSync(join(folder, 'public', address), bytes)
  return (await checkWithPictures(file)).result
}

async function checkMark(svg: string) {
  writeFileSync(file, JSON.stringify(sample))
  writeFileSync(join(folder, 'public/mark.svg'), svg)
  return (await checkWithPictures(file)).result
}

async function checkLogo(bytes: Bytes) {
  const [client, ...others] = sample.clients
  assert(client)
  const clients = [{ ...client, logo: '/logos/own.png' }, ...others]
  writeFileSync(file, JSON.stringify({ ...sample, clients }))
  writeFileSync(join(folder, 'public/logos/own.png'), bytes)
  return (await checkWithPictures(file)).result
}

const codes = ({ problems }: { problems: { code: string }[] }) =>
  problems.map(({ code }) => code)

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
const colored = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2468ac' } })

const whole = {
  jpg: await photo(1200, 600).jpeg().toBuffer(),
  png: await photo(1200, 600).png().toBuffer(),
  webp: await photo(1200, 600).webp().toBuffer(),
  avif: await photo(1200, 600).avif({ effort: 0 }).toBuffer(),
}
/** The bytes as a broken disk leaves them. */
function scrambled(bytes: Buffer): Buffer {
  const middle = Math.round(bytes.length / 2)
  return Buffer.from(bytes).fill(0x5a, middle, middle + 2000)
}

test.each([
  ['a JPEG cut short', '/a.jpg', whole.jpg.subarray(0, -2000), 'file-damaged'],
  ['a PNG cut short', '/a.png', whole.png.subarray(0, -2000), 'file-damaged'],
  ['a WebP cut short', '/a.webp', whole.webp.subarray(0, -2000), 'file-damaged'],
  ['an AVIF cut short', '/a.avif', whole.avif.subarray(0, -2000), 'file-damaged'],
  ['a PNG that a disk has broken', '/b.png', scrambled(whole.png), 'file-damaged'],
  ['a PNG under the name of a JPEG', '/c.jpg', whole.png, 'file-not-picture'],
])('%s is reported in a sentence', async (_, address, bytes, code) => {
  expect(codes(await checkHero(address, bytes))).toEqual([code])
})

test('a logo on a white sheet is reported, even where it could let the ground through', async () => {
  const mark = await colored(100, 100).png().toBuffer()
  const sheet = { width: 300, height: 100, channels: 4 } as const
  const logoOn = (background: string) =>
    sharp({ create: { ...sheet, background } })
      .composite([{ input: mark, left: 100, top: 0 }])
      .png()
      .toBuffer()
  expect(codes(await checkLogo(await logoOn('#ffffffff')))).toEqual(['logo-opaque'])
  expect(codes(await checkLogo(await logoOn('#ffffff00')))).toEqual([])
})

test.each([
  [
    'for print (CMYK)',
    await photo(1200, 600).toColourspace('cmyk').jpeg().toBuffer(),
    1200,
    600,
  ],
  [
    'of a phone held upright',
    await photo(1600, 1200).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    1200,
    1600,
  ],
  [
    'of 12,000 pixels',
    await colored(12_000, 9000).jpeg({ quality: 1 }).toBuffer(),
    12_000,
    9000,
  ],
  ['with a film behind it', Buffer.concat([whole.jpg, whole.png]), 1200, 600],
])(
  'a photo %s is shown upright, in the colours of screens',
  async (_, bytes, width, height) => {
    const result = await checkHero('/g.jpg', bytes)
    if (!result.ok) throw new Error(codes(result).join())
    const { pictures } = await pagePictures(result.content, file, '/')
    expect(pictures['/g.jpg']).toMatchObject({ width, height })
    const made = await madeFiles(result.content, file)
    const name = [...made.keys()].find((each) => each.endsWith('.webp')) ?? ''
    const smallest = await made.get(name)?.()
    const { space, height: shown } = await sharp(smallest).metadata()
    expect([space, Math.round(shown)]).toEqual([
      'srgb',
      Math.round((480 * height) / width),
    ])
  },
)

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"${attributes}>${inner}</svg>`
const shape = 'd="M8 8h48v48H8z"'

test.each([
  ['black, since it names no colour', svg(`<path ${shape}/>`), 'mark-faint'],
  ['as dark as the header', svg(`<path ${shape} style="fill:navy"/>`), 'mark-faint'],
  ['in the colour of the text', svg(`<path ${shape} fill="currentColor"/>`), undefined],
  ['in a light colour', svg(`<path ${shape} fill="#ffd54a"/>`), undefined],
  [
    'on a light tile',
    svg(`<path fill="rgb(250,250,250)" d="M0 0h64v64H0z"/><path ${shape}/>`),
    undefined,
  ],
])('a mark %s', async (_, mark, code) => {
  expect(codes(await checkMark(mark))).toEqual(code ? [code] : [])
})

test.each([
  [
    'as Inkscape saves it',
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- Created with Inkscape -->\n' +
      svg(
        `<defs id="d"/><g><path ${shape} style="fill:currentColor;stroke:none"/></g>`,
        ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="64mm" height="64mm" inkscape:version="1.3"',
      ),
  ],
  [
    'with a colour of its own at the top',
    svg(`<path ${shape} fill="currentColor"/>`, ' color="#fff"'),
  ],
  [
    'with a byte order mark and classes',
    `\ufeff${svg(`<style>.a{fill:#fff}</style><path class="a" ${shape}/>`)}`,
  ],
  [
    'with numbers as long as programs write them',
    svg('<path fill="#fff" d="M8.000000001,8e0 56,8 L56 56z"/>'),
  ],
])('a mark %s becomes icons and a share picture', async (_, mark) => {
  const result = await checkMark(mark)
  expect(codes(result)).toEqual([])
  assert(result.ok)
  const made = await madeFiles(result.content, file)
  for (const name of ['icon-192.png', 'icon-maskable.png', 'share-en.jpg']) {
    const { channels } = await sharp(await made.get(name)?.()).stats()
    // Something is drawn there.
    expect(Math.max(...channels.map(({ stdev }) => stdev)), name).toBeGreaterThan(10)
  }
  const { mark: shown } = await pagePictures(result.content, file, '/')
  const address = shown?.src.replace('data:image/svg+xml,', '') ?? ''
  const picture = await sharp(Buffer.from(decodeURIComponent(address))).stats()
  expect(picture.channels[3]?.max).toBe(255)
})

test('a picture of a case is checked as the hero’s is', async () => {
  const source = readFileSync('tests/fixtures/firms/weather/content/site.json', 'utf8')
  cpSync('tests/fixtures/firms/weather', join(folder, 'firm'), { recursive: true })
  const damaged = join(folder, 'firm/public/cases/hail.jpg')
  writeFileSync(damaged, readFileSync(damaged).subarray(0, -500))
  const { result } = await checkWithPictures(join(folder, 'firm/content/site.json'))
  const line =
    source.split('\n').findIndex((each) => each.includes('/cases/hail.jpg')) + 1
  expect(result.problems.map((problem) => [problem.code, problem.line])).toEqual([
    ['file-damaged', line],
  ])
})

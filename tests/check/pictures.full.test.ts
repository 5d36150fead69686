/** Checks typical pictures of owners: a picture is either reported or correct on the page. */
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'
import { assert, expect, test } from 'vitest'

import { brandFiles } from '../../scripts/build/brand/brandFiles.ts'
import { pagePictures } from '../../scripts/build/brand/pagePictures.ts'
import { checkWithPictures } from '../../scripts/check/checkWithPictures.ts'
import { runPictureJob, TooSlowError } from '../../scripts/pictures/runPictureJob.ts'
import { copyOfSample } from '../fixtures/sampleContent.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

/** Checks the sample with a picture at this path: in the hero, as a client's logo, or as the company's logo. */
async function checkPicture(path: string, bytes: Uint8Array | string) {
  const folder = temporaryFolder()
  cpSync('tests/fixtures/sample', folder, { recursive: true })
  const file = join(folder, 'content/site.json')
  const content = copyOfSample()
  const [hero] = content.sections
  const [client] = content.clients
  if (path.startsWith('/logos/') && client) client.logo = path
  else if (path.startsWith('/mark')) content.company.mark = path
  else if (hero?.type === 'hero') hero.picture = { file: path, alt: 'hero.title' }
  writeFileSync(file, JSON.stringify(content))
  writeFileSync(join(folder, 'public', path), bytes)
  const { result } = await checkWithPictures(file)
  return { file, result, codes: result.problems.map(({ code }) => code) }
}

/** A photo with detail, because a plain one would have only a few bytes. */
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

/** A PNG with a colored square on this background. */
const pngOn = (background: string, color = '#2468ac') =>
  sharp({ create: { width: 100, height: 100, channels: 4, background: color } })
    .extend({ left: 100, right: 100, background })
    .png()
    .toBuffer()

const svg = (markup: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"${attributes}>${markup}</svg>`
const shape = '<path d="M8 8h48v48H8z"/>'

test('a truncated JPEG is reported', async () => {
  const jpg = await photo(1200, 600).jpeg().toBuffer()
  const { codes } = await checkPicture('/a.jpg', jpg.subarray(0, -2000))
  expect(codes).toEqual(['file-damaged'])
})

test.each<
  [what: string, path: string, codes: string[], bytes: () => string | Promise<Buffer>]
>([
  ['logo on a white background', '/logos/new.png', ['logo-opaque'], () => pngOn('#fff')],
  ['logo on a transparent background', '/logos/new.png', [], () => pngOn('#fff0')],
  [
    'drawn logo on a white rounded square',
    '/logos/new.svg',
    ['logo-opaque'],
    () => svg(`<rect width="64" height="64" rx="8" fill="#fff"/>${shape}`),
  ],
  ['company logo, black by default', '/mark.svg', ['mark-faint'], () => svg(shape)],
  ['dark PNG as company logo', '/mark.png', ['mark-faint'], () => pngOn('#0000', '#123')],
])('for a %s (%s), the check reports %j', async (_, path, codes, bytes) => {
  expect((await checkPicture(path, await bytes())).codes).toEqual(codes)
})

test('a drawing that takes too long is rejected, and the next one is opened', async () => {
  const slow = '<filter id="a"><feTurbulence numOctaves="99999999"/></filter>'
  const drawing = svg(`${slow}<path filter="url(#a)" d="M0 0h64v64z"/>`)
  const [rejected, opened] = await Promise.allSettled([
    runPictureJob('clean', Buffer.from(drawing)),
    runPictureJob('openDrawing', Buffer.from(svg(shape))),
  ])
  expect(rejected).toMatchObject({ reason: expect.any(TooSlowError) as unknown })
  expect(opened).toMatchObject({ value: { length: 64 * 64 * 4 } })
})

test('a rotated CMYK photo is shown upright and in sRGB', async () => {
  const cmykPhoto = photo(1600, 1200).toColorspace('cmyk').jpeg()
  const rotatedBytes = await cmykPhoto.withMetadata({ orientation: 6 }).toBuffer()
  const { file, result } = await checkPicture('/g.jpg', rotatedBytes)
  assert(result.ok)
  const { pictures } = await pagePictures(result.content, file, '/')
  expect(pictures['/g.jpg']).toMatchObject({ width: 1200, height: 1600 })
  const files = await brandFiles(result.content, file)
  const name = [...files.keys()].find((file) => file.endsWith('.webp')) ?? ''
  const { space, height } = await sharp(await files.get(name)?.()).metadata()
  expect([space, height]).toEqual(['srgb', 640])
})

test('the icons and share pictures from a company logo that Inkscape saved are not blank', async () => {
  const drawing = svg(
    `<defs id="d"/><g><path d="M8 56L32 8l24 48z" style="fill:currentColor;stroke:none"/></g>`,
    ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="64mm" height="64mm" inkscape:version="1.3"',
  )
  const { file, result } = await checkPicture('/mark.svg', drawing)
  assert(result.ok)
  const files = await brandFiles(result.content, file)
  for (const name of ['icon-192.png', 'apple-touch-icon.png', 'share-en.jpg']) {
    const { channels } = await sharp(await files.get(name)?.()).stats()
    // A blank picture has one color.
    expect(Math.max(...channels.map(({ stdev }) => stdev)), name).toBeGreaterThan(10)
  }
})

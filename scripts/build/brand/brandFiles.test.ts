import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { contentOnPage } from '../../../schema/read/contentOnPage.ts'
import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { temporaryFolder, writeFiles } from '../../../tests/support/temporaryFolder.ts'
import { rasterize } from '../../pictures/rasterize.ts'
import { brandFiles, removeOriginals, writeBrandFiles } from './brandFiles.ts'
import { markFile, pagePictures } from './pagePictures.ts'

function copyOfSample(): string {
  const folder = temporaryFolder()
  cpSync('tests/fixtures/sample', folder, { recursive: true })
  return folder
}

test('the pictures of the page and the files of the build match the snapshot', async () => {
  const folder = copyOfSample()
  const create = { width: 1150, height: 2300, channels: 3, background: '#457' } as const
  // A phone saves a photo rotated, with the orientation in its metadata.
  const photo = sharp({ create }).jpeg().withMetadata({ orientation: 6 })
  const drawing = (width: number, end: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64"><path d="M0 0h9v64H0z"/>${end}</svg>`
  writeFiles(join(folder, 'public'), {
    'share-en.jpg': 'own',
    'photo.jpg': await photo.toBuffer(),
    'dark.svg': drawing(96, ''),
    'light.svg': drawing(96, '').replace('<path', '<path fill="#fff"'),
    'faint.svg': drawing(96, '<path fill="#7a2a08" d="M9 0h40L9 64z"/>').replace(
      'M0 0',
      '',
    ),
    'tile.svg': drawing(64, '<path fill="#fff" d="M0 0h64v64H0z"/>'),
  })
  const { sections, ...others } = content
  const site = structuredClone({ sections, ...others, offices: [] })
  site.company.mark = '/light.svg'
  const picturePaths = ['/photo.jpg', '/dark.svg', '/tile.svg']
  for (const [index, file] of picturePaths.entries())
    Object.assign(site.services[index] ?? {}, { picture: { file, alt: 'hero.title' } })
  const contentFile = join(folder, 'content/site.json')
  const servicePictures = await pagePictures(site, contentFile, '/folder/')
  const company = { ...site.company, mark: '/photo.jpg' }
  const alone = { ...site, company, services: site.services.slice(0, 1) }
  const singlePicture = (await pagePictures(alone, contentFile, '/')).pictures[
    '/photo.jpg'
  ]
  const rasterMark = (await markFile(alone, contentFile))?.svg.slice(0, 105)
  Object.assign(site.sections[0] ?? {}, { picture: { file: '/photo.jpg', alt: 'a' } })
  site.company.mark = '/faint.svg'
  const { mark, pictures } = await pagePictures(site, contentFile, '/folder/')
  const files = await brandFiles(site, contentFile)
  const { mark: _, ...withoutMark } = site.company
  const other = await pagePictures({ ...site, company: withoutMark }, contentFile, '/')
  const results = [servicePictures, mark, pictures['/photo.jpg'], other.mark]
  const names = [...files.keys()]
  const text = JSON.stringify([...results, names, singlePicture, rasterMark], null, 2)
  await expect(
    text.replaceAll(/(?<=assets\/[\w-]+-)[\da-f]{6}/g, '…'),
  ).toMatchFileSnapshot('__snapshots__/pictures.txt')
  const photoFiles = [...files].filter(([name]) => name.includes('photo-480'))
  await writeBrandFiles(new Map(photoFiles), folder)
  for (const [name] of photoFiles) {
    const { width, height, exif } = await sharp(join(folder, name)).metadata()
    expect([width, height, exif]).toEqual([480, 240, undefined])
  }
})

test('hidden pictures and the originals of photos are removed, except originals that the page shows', () => {
  const names = ['team.jpg', 'logo.png', 'plan.svg', 'hidden.svg', 'other.txt']
  const dist = temporaryFolder(Object.fromEntries(names.map((name) => [name, ''])))
  const services = content.services.slice(0, 4).map((service, index) => {
    const picture = { file: `/${names[index]}`, alt: 'hero.title' }
    return { ...service, picture, hidden: index === 3 }
  })
  const clients = content.clients.map((client) => ({ ...client, logo: '/logo.png' }))
  const site = { ...content, clients, services }
  removeOriginals(site, contentOnPage(site), dist)
  expect(readdirSync(dist).toSorted()).toEqual(['logo.png', 'other.txt', 'plan.svg'])
})

test('logos have margins that make all look equally large, except logos on a plate', async () => {
  const folder = copyOfSample()
  const pathData = {
    // Three bars, as wide as a word.
    ordinary: 'M20 30h200v7h-200zM20 44h200v7h-200zM20 58h200v7h-200z',
    thin: 'M20 45h200v7H20z',
    heavy: 'M20 20h200v60H20z',
    plate: 'M50 20h100v50H50z',
  }
  const clients = Object.entries(pathData).flatMap(([id, path]) => {
    // Some programs write a position, which has no effect in a file.
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" x="9" y="9" viewBox="0 0 250 100"><path d="${path}"/></svg>`
    writeFileSync(join(folder, `public/${id}.svg`), drawing)
    return { id, name: id, logo: `/${id}.svg`, plate: id === 'plate' }
  })
  const heavyDrawing = readFileSync(join(folder, 'public/heavy.svg'), 'utf8')
  writeFileSync(join(folder, 'public/pixels.png'), await rasterize(heavyDrawing, 250))
  clients.push({ id: 'pixels', name: 'pixels', logo: '/pixels.png', plate: false })
  const site = { ...content, clients }
  const files = await brandFiles(site, join(folder, 'content/site.json'))
  const viewBoxes = Object.keys(pathData).map(async (id) => {
    const svg = String(await files.get(`${id}.svg`)?.())
    return [id, /viewBox="([^"]*)"/.exec(svg)?.[1]]
  })
  expect(Object.fromEntries(await Promise.all(viewBoxes))).toEqual({
    ordinary: '20 -9.4 284.49 113.79',
    thin: '20 8.54 200 80',
    heavy: '20 -7.14 285.71 114.29',
    plate: '50 20 100 50',
  })
  const pixels = sharp(await files.get('pixels.png')?.())
  expect(await pixels.metadata()).toMatchObject({ width: 286, height: 114 })
  const { info } = await pixels.trim().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ trimOffsetTop: -27, width: 200, height: 60 })
})

import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { checkContentFile } from '../../check/contentFile.ts'
import { madeFiles, removeOriginals } from './madeFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'made-files-'))
afterAll(() => rmSync(folder, { recursive: true }))
cpSync('tests/fixtures/sample', folder, { recursive: true })
const file = join(folder, 'content/site.json')
const { result } = checkContentFile(file)
if (!result.ok) throw new Error('The sample content has problems.')
const { content } = result

const namesOf = async (site: SiteContent) => [...(await madeFiles(site, file)).keys()]

test('icons, a share picture of each language, drawings, the typeface and logos are made', async () => {
  expect(await namesOf(content)).toEqual([
    'favicon.ico',
    'icon.svg',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable.png',
    'apple-touch-icon.png',
    'share-en.jpg',
    'share-br.jpg',
    expect.stringMatching(/^assets\/drawings-\w{6}\.svg$/),
    expect.stringMatching(/^assets\/heading-\w{6}\.woff2$/),
    ...(content.clients ?? []).map(({ logo }) => logo.slice(1)),
  ])
})

test('nothing is made where the owner has a picture of their own', async () => {
  const shareImage = { file: '/own.png', alt: 'hero.title' }
  const own = { ...content, site: { ...content.site, shareImage } }
  expect(await namesOf(own)).not.toContain('share-en.jpg')
  writeFileSync(join(folder, 'public/favicon.ico'), 'own')
  expect(await namesOf(content)).not.toContain('favicon.ico')
})

test('a logo that is shown as another picture too goes online as it is', async () => {
  const [hero, ...others] = content.sections
  const [client] = content.clients ?? []
  if (hero?.type !== 'hero' || !client) throw new Error('The sample has lost its parts.')
  const picture = { file: client.logo, alt: 'hero.title' }
  const names = await namesOf({ ...content, sections: [{ ...hero, picture }, ...others] })
  expect(names).not.toContain(client.logo.slice(1))
})

test('photos do not go online as the camera saved them, but where they are shown as they are', () => {
  const dist = join(folder, 'dist')
  mkdirSync(dist)
  for (const name of ['team.jpg', 'share.jpg', 'plan.svg'])
    writeFileSync(join(dist, name), '')
  const [hero, ...others] = content.sections
  if (hero?.type !== 'hero') throw new Error('The sample begins with no hero.')
  for (const name of ['team.jpg', 'share.jpg', 'plan.svg']) {
    const picture = { file: `/${name}`, alt: 'hero.title' }
    const shareImage = { file: '/share.jpg', alt: 'hero.title' }
    const site = { ...content.site, shareImage }
    removeOriginals(
      { ...content, site, sections: [{ ...hero, picture }, ...others] },
      dist,
    )
  }
  expect(readdirSync(dist).toSorted()).toEqual(['plan.svg', 'share.jpg'])
})

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import type { SiteContent } from '../../../schema/siteContent.ts'
import { checkContentFile } from '../../content/contentFile.ts'
import { madeFiles } from './madeFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'made-files-'))
afterAll(() => rmSync(folder, { recursive: true }))
cpSync('tests/sample', folder, { recursive: true })
const file = join(folder, 'content/site.json')
const { result } = checkContentFile(file)
if (!result.ok) throw new Error('The sample content has problems.')
const { content } = result

const namesOf = async (site: SiteContent) => [...(await madeFiles(site, file)).keys()]

test('icons and a share picture of each language are made', async () => {
  expect(await namesOf(content)).toEqual([
    'favicon.ico',
    'icon.svg',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable.png',
    'apple-touch-icon.png',
    'share-en.png',
    'share-br.png',
  ])
})

test('nothing is made where the owner has a picture of their own', async () => {
  const shareImage = { file: '/own.png', alt: 'hero.title' }
  const own = { ...content, site: { ...content.site, shareImage } }
  expect(await namesOf(own)).not.toContain('share-en.png')
  writeFileSync(join(folder, 'public/favicon.ico'), 'own')
  expect(await namesOf(content)).not.toContain('favicon.ico')
})

import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { contentOnPage } from '../../../schema/read/contentOnPage.ts'
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts'
import { checkContentFile } from '../../check/contentFile.ts'
import { sampleFile } from '../../files/paths.ts'
import { brandFiles, removeOriginals } from './brandFiles.ts'

const { result } = checkContentFile(sampleFile)
if (!result.ok) throw new Error('The sample content has problems.')
const { content } = result

const namesOf = async (site: SiteContent, file = sampleFile) => [
  ...(await brandFiles(site, file)).keys(),
]

test('the owner’s own picture is used instead of a generated one', async () => {
  const shareImage = { file: '/own.png', alt: 'hero.title' }
  const own = { ...content, site: { ...content.site, shareImage } }
  expect(await namesOf(own)).not.toContain('share-en.jpg')
  const folder = temporaryFolder()
  cpSync('tests/fixtures/sample', folder, { recursive: true })
  writeFileSync(join(folder, 'public/favicon.ico'), 'own')
  const file = join(folder, 'content/site.json')
  expect(await namesOf(content, file)).not.toContain('favicon.ico')
})

test('photos are published re-encoded, except where the original is shown', () => {
  const names = { 'team.jpg': '', 'share.jpg': '', 'plan.svg': '' }
  const dist = temporaryFolder(names)
  const picture = (file: string) => ({ file, alt: 'hero.title' })
  const [service] = content.services ?? []
  if (!service) throw new Error('The sample has no service.')
  const services = Object.keys(names).map((name) => ({
    ...service,
    picture: picture(`/${name}`),
  }))
  const site = { ...content.site, shareImage: picture('/share.jpg') }
  const whole = { ...content, site, services }
  removeOriginals(whole, contentOnPage(whole), dist)
  expect(readdirSync(dist).toSorted()).toEqual(['plan.svg', 'share.jpg'])
})

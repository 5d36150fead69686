import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { contentOnPage } from '../../../schema/read/contentOnPage.ts'
import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts'
import { sampleFile } from '../../files/paths.ts'
import { brandFiles, removeOriginals } from './brandFiles.ts'

const namesOf = async (site: SiteContent, file = sampleFile) => [
  ...(await brandFiles(site, file)).keys(),
]

test('the owner’s own picture is used instead of a generated one', async () => {
  const folder = temporaryFolder()
  cpSync('tests/fixtures/sample', folder, { recursive: true })
  writeFileSync(join(folder, 'public/share-en.jpg'), 'own')
  const names = await namesOf(content, join(folder, 'content/site.json'))
  expect(names).not.toContain('share-en.jpg')
  expect(names).toContain('share-br.jpg')
})

test('photos are published re-encoded, except where the original is shown', () => {
  const names = { 'team.jpg': '', 'logo.png': '', 'plan.svg': '' }
  const dist = temporaryFolder(names)
  const picture = (file: string) => ({ file, alt: 'hero.title' })
  const [service] = content.services
  if (!service) throw new Error('The sample has no service.')
  const services = Object.keys(names).map((name) => ({
    ...service,
    picture: picture(`/${name}`),
  }))
  const clients = content.clients.map((client) => ({ ...client, logo: '/logo.png' }))
  const manyLogos = { ...content, clients, services }
  removeOriginals(manyLogos, contentOnPage(manyLogos), dist)
  expect(readdirSync(dist).toSorted()).toEqual(['logo.png', 'plan.svg'])
})

test('a logo is framed like the others, and on a plate only its margins are trimmed', async () => {
  const folder = temporaryFolder()
  cpSync('tests/fixtures/sample', folder, { recursive: true })
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 100"><path d="M50 20h100v50H50z"/></svg>'
  const clients = ['framed', 'plate'].map((id) => {
    writeFileSync(join(folder, `public/${id}.svg`), drawing)
    return { id, name: id, logo: `/${id}.svg`, plate: id === 'plate' }
  })
  const files = await brandFiles(
    { ...content, clients },
    join(folder, 'content/site.json'),
  )
  const viewBoxOf = async (name: string) =>
    /viewBox="[^"]*"/.exec(String(await files.get(name)?.()))?.[0]
  expect(await viewBoxOf('plate.svg')).toBe('viewBox="50 20 100 50"')
  expect(await viewBoxOf('framed.svg')).toBe('viewBox="50 2.48 212.59 85.03"')
})

import { expect, test } from 'vitest'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { temporaryFolder, writeFiles } from '../../../tests/support/temporaryFolder.ts'
import { logoSheet, withLogoSheet } from './logoSheet.ts'

const svgOf = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 100">${inside}</svg>`
const bar = '<path d="M20 30h200v40H20z"/>'

test('plain drawn logos share a file, and every other logo has a separate file', async () => {
  const markupById = {
    plain: bar,
    styled: `<style>@media(prefers-color-scheme:dark){path{fill:#fff}}</style>${bar}`,
    linked: '<path id="a" d="M0 0h99v40H0z"/><use href="#a"/><use href="#a" y="50"/>',
    faint: bar.replace('<path', '<path opacity=".1"'),
    large: `<path d="M20 30${'h9v9h-9'.repeat(2000)}"/>`,
  }
  const folder = temporaryFolder({ 'content/site.json': '' })
  const clients = Object.entries(markupById).map(([id, inside]) => {
    writeFiles(folder, { [`public/${id}.svg`]: `<?xml version="1.0"?>${svgOf(inside)}` })
    return { id, name: id, logo: `/${id}.svg` }
  })
  clients.push({ id: 'pixels', name: 'Pixels', logo: '/pixels.png' })
  const plate = { id: 'plate', name: 'Plate', logo: '/plain.svg', plate: true }
  const site: SiteContent = { ...content, clients: [...clients, plate] }
  const contentFile = `${folder}/content/site.json`
  const { file, svg } = await logoSheet(site, contentFile)
  const withSheet = await withLogoSheet(site, contentFile)
  expect(withSheet.clients?.map(({ logo }) => logo)).toEqual([
    `/${file}#plain`,
    '/styled.svg',
    '/linked.svg',
    '/faint.svg',
    '/large.svg',
    '/pixels.png',
    '/plain.svg',
  ])
  expect(svg).toMatch(/viewBox="0 (\d+) 100 40"\/><svg y="\1" /)
  expect(svg.match(/<view id="\w+"/g)).toEqual(['<view id="plain"'])
})

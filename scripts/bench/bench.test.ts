import { expect, test } from 'vitest'

import { checkContent } from '../../schema/checkContent.ts'
import { checkContentFile } from '../content/contentFile.ts'
import { drawingsOf } from './drawings.ts'
import { grownContent } from './grownContent.ts'
import { limitPage } from './limitPage.ts'
import { isMet, median } from './report.ts'

const { result } = checkContentFile('tests/sample/content/site.json')
if (!result.ok) throw new Error('The sample content has problems.')
const { content } = result

test('the median is the middle one, or the mean of the two in the middle', () => {
  expect(median([30, 10, 20])).toBe(20)
  expect(median([40, 10, 20, 30])).toBe(25)
})

test('a target that gave no number is not met', () => {
  const target = { name: 'x', limit: 100, unit: 'ms' }
  expect(isMet({ ...target, value: 100 })).toBe(true)
  expect(isMet({ ...target, value: 101 })).toBe(false)
  expect(isMet({ ...target, value: Number.NaN })).toBe(false)
})

test('grown content has as many texts as asked for, in both languages, and is still valid', () => {
  const grown = grownContent(content, 10)
  const texts = Object.keys(content.catalogs.en).length
  for (const catalog of [grown.catalogs.en, grown.catalogs.br]) {
    expect(Object.keys(catalog).length).toBeGreaterThan(texts * 9.9)
  }
  expect(checkContent(JSON.stringify(grown)).problems).toEqual([])
})

test('the limit page has every word of services and clients, and no script', () => {
  const drawings = drawingsOf('', 'about', 'services')
  for (const language of ['en', 'br'] as const) {
    const html = limitPage(
      content,
      language,
      drawings,
      '<link rel="icon" href="/icon.svg">',
    )
    const catalog: Record<string, string | undefined> = content.catalogs[language]
    for (const { title, description } of content.services) {
      expect(html).toContain(catalog[title])
      expect(html).toContain(catalog[description])
    }
    for (const { name, logo } of content.clients) {
      expect(html).toContain(`src="${logo}" alt="${name}"`)
    }
    expect(html).toContain('rel="icon"')
    expect(html).not.toContain('<script')
  }
})

test('drawings and their colours are taken over from the built page', () => {
  const html =
    '<style>:root{--mui-palette-brand-panel:#333;--sky:#111}@media(prefers-color-scheme:dark){:root{--sky:#222}}</style>' +
    '<section id="about"><svg><path d="M0"></path></svg><svg class="a"><path fill="var(--sky)" d="M0 0h9"></path></svg></section>' +
    '<section id="services"><svg viewBox="0 0 1 56"></svg><svg class="i" viewBox="0 0 24 24"><path d="M1"></path></svg></section>'
  expect(drawingsOf(html, 'about', 'services')).toEqual({
    artwork: '<svg><path fill="var(--sky)" d="M0 0h9"></path></svg>',
    icons: ['<svg viewBox="0 0 24 24"><path d="M1"></path></svg>'],
    ornaments: new Map([
      ['about', ['<svg><path d="M0"></path></svg>']],
      ['services', ['<svg viewBox="0 0 1 56"></svg>']],
    ]),
    light: '--mui-palette-brand-panel:#333;--sky:#111',
    dark: '--mui-palette-brand-panel:#333;--sky:#222',
  })
})

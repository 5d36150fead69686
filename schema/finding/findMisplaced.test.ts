// @vitest-environment node
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { checkContent } from '../checkContent.ts'
import type { SiteContent } from '../siteContent.ts'

const sample = readFileSync('tests/sample/content/site.json', 'utf8')

const sampleContent = (): SiteContent => JSON.parse(sample)

/** What the check tells of the sample after some changes. */
function told(change: (content: SiteContent) => void): string[] {
  const content = sampleContent()
  change(content)
  return checkContent(JSON.stringify(content, null, 2)).problems.map(
    ({ code, path }) => `${code} ${path.join('.')}`,
  )
}

test('a group that is missing is told beside an entry behind its list', () => {
  expect(
    told((content) => {
      Object.assign(content, { services2: content.services.splice(2, 1)[0] })
      Reflect.deleteProperty(content, 'header')
    }),
  ).toEqual(['missing-key header', 'misplaced-entry services2'])
})

test('a text is too long for a service that stands in the wrong list', () => {
  expect(
    told(({ services, sections, catalogs }) => {
      Reflect.apply(sections.splice, sections, [1, 0, ...services.splice(2, 1)])
      for (const catalog of [catalogs.en, catalogs.br])
        catalog['services.consulting.title'] = 'Long '.repeat(40)
    }),
  ).toEqual([
    'misplaced-entry sections.1',
    'text-too-long catalogs.en.services.consulting.title',
    'text-too-long catalogs.br.services.consulting.title',
    'untranslated catalogs.br.services.consulting.title',
  ])
})

test('what is wrong with texts is told though one catalog stands inside the other', () => {
  expect(
    told(({ catalogs }) => {
      const { en, br } = catalogs
      Object.assign(en, { br, 'hero.title': '' })
      Reflect.deleteProperty(br, 'nav.about')
      Reflect.deleteProperty(catalogs, 'br')
    }),
  ).toEqual([
    'translation-missing catalogs.br.nav.about',
    'empty-text catalogs.en.hero.title',
    'misplaced-key catalogs.en.br',
  ])
})

test('a thing in the wrong place inside of another one is told as well', () => {
  expect(
    told(({ catalogs }) => {
      const { en, br } = catalogs
      const title = br['hero.title']
      Reflect.deleteProperty(br, 'hero.title')
      Object.assign(br, { hero: { title } })
      Object.assign(en, { br })
      Reflect.deleteProperty(catalogs, 'br')
    }),
  ).toEqual(['misplaced-key catalogs.en.br', 'nested-texts catalogs.en.br.hero'])
})

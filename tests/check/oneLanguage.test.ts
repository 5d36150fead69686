/** Content with one catalog: nothing is required in the other language. */
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { checkContent } from '../../schema/checkContent.ts'
import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { languagesOf } from '../../schema/read/contentLanguages.ts'
import { inOneLanguage } from '../fixtures/inOneLanguage.ts'

const read = (folder: string): SiteContent =>
  JSON.parse(readFileSync(`tests/fixtures/${folder}/content/site.json`, 'utf8'))

function problemsIn(content: object): string[] {
  const { problems } = checkContent(JSON.stringify(content))
  return problems.map(({ code, path }) => `${code} ${path.join('/')}`)
}

test.each(languagesOf(read('sample')))('content only in %s is accepted', (language) => {
  for (const folder of ['sample', 'firms/bakery', 'firms/weather'])
    expect(problemsIn(inOneLanguage(read(folder), language))).toEqual([])
})

test('a missing or unknown text is reported in the only catalog', () => {
  const content = inOneLanguage(read('firms/bakery'), 'br')
  for (const id of ['form.send', 'hero.title'])
    Reflect.deleteProperty(content.catalogs.br ?? {}, id)
  expect(problemsIn(content)).toEqual([
    'unknown-text sections/0/title',
    'text-missing catalogs/br/form.send',
  ])
})

test('with a second catalog, each needs the texts of the flags', () => {
  const bakery = read('firms/bakery')
  const { en } = inOneLanguage(bakery, 'en').catalogs
  const errors = problemsIn({ ...bakery, catalogs: { ...bakery.catalogs, en } })
  expect(errors).toHaveLength(7)
  expect(errors.join()).toMatch(/^(translation-missing catalogs.en.language\.[^,]+,?)+$/)
})

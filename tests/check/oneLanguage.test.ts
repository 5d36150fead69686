/** Content with one catalog: nothing is required in the other language. */
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { checkContent } from '../../schema/checkContent.ts'
import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { catalogOf, languagesOf } from '../../schema/read/contentLanguages.ts'
import { inOneLanguage } from '../fixtures/inOneLanguage.ts'

const read = (folder: string): SiteContent =>
  JSON.parse(readFileSync(`tests/fixtures/${folder}/content/site.json`, 'utf8'))

/** Code, path and fix of each problem. */
function problemsIn(content: object): string[] {
  const { problems } = checkContent(JSON.stringify(content))
  return problems.map(({ code, path, fix }) => `${code} ${path.join('/')}: ${fix.en}`)
}

test.each(languagesOf(read('sample')))('a page only in %s is accepted', (language) => {
  for (const folder of ['sample', 'firms/bakery', 'firms/weather'])
    expect(problemsIn(inOneLanguage(read(folder), language))).toEqual([])
})

test('a missing or unknown text is reported in the only catalog', () => {
  const content = inOneLanguage(read('firms/bakery'), 'br')
  const catalog = catalogOf(content, 'br')
  Reflect.deleteProperty(catalog, 'form.send')
  Reflect.deleteProperty(catalog, 'hero.title')
  expect(problemsIn(content)).toEqual([
    'unknown-text sections/0/title: Write the text in each language. In the file, add "hero.title": "…" under catalogs.',
    'text-missing catalogs/br/form.send: Write the text in each language. In the file, add "form.send": "…" under catalogs.',
  ])
})

test('with a second catalog, each needs the texts of the flags', () => {
  const { br } = read('firms/bakery').catalogs
  const en = catalogOf(inOneLanguage(read('firms/bakery'), 'en'), 'en')
  const missing = problemsIn({ ...read('firms/bakery'), catalogs: { en, br } })
  expect(missing).toHaveLength(7)
  for (const line of missing)
    expect(line).toContain('translation-missing catalogs/en/language.')
})

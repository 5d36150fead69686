/** Content with one catalog: nothing is required in the other language. */
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { checkContent } from '../../schema/checkContent.ts'
import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { languagesOf } from '../../schema/read/contentLanguages.ts'
import { inOneLanguage } from '../fixtures/inOneLanguage.ts'

const read = (folder: string): SiteContent =>
  JSON.parse(readFileSync(`tests/fixtures/${folder}/content/site.json`, 'utf8'))

test.each(languagesOf(read('sample')))('content only in %s is accepted', (language) => {
  for (const folder of ['sample', 'firms/bakery', 'firms/weather']) {
    const content = inOneLanguage(read(folder), language)
    expect(checkContent(JSON.stringify(content)).problems).toEqual([])
  }
})

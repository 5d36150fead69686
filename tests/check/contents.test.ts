import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { checkContent } from '../../schema/checkContent.ts'
import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { catalogOf } from '../../schema/read/contentLanguages.ts'
import {
  manyWords,
  oneWord,
  withFullLists,
  withLongestTexts,
} from '../fixtures/limits.ts'

const read = (file: string): SiteContent => JSON.parse(readFileSync(file, 'utf8'))
const content = read('tests/fixtures/all-sections/content/site.json')

test.each([
  { about: 'words', write: manyWords },
  { about: 'one word each', write: oneWord },
])('the check accepts the longest lists and texts, $about', ({ write }) => {
  const full = withLongestTexts(withFullLists(content), write)
  expect(full.services).toHaveLength(30)
  expect(catalogOf(full, 'en')['hero.title']).toHaveLength(80)
  const { problems } = checkContent(JSON.stringify(full))
  const errors = problems.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ code, path }) => `${code} ${path.join('/')}`)).toEqual([])
})

import { expect, test } from 'vitest'

import { setValue } from '../../../schema/editContent.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { parseContent } from './parseContent.ts'

test.each<[Path, unknown]>([
  [['site'], null],
  [['site'], []],
  [['catalogs'], 'en'],
  [['catalogs', 'en'], null],
  [['services'], { cloud: {} }],
  [['services', 0], 'cloud'],
  [['sections', 0], null],
  [[], null],
  [[], [{}]],
])('what has another shape at %j is no content', (path, value) => {
  const text = JSON.stringify(setValue(sampleContent, path, value))
  expect(parseContent(text)).toBeUndefined()
})

test.each<[Path, unknown]>([
  [['company', 'name'], null],
  [['site', 'colors'], 'red'],
  [['sections', 0, 'title'], 7],
  [['unknown'], 7],
])('what is only wrong at %j is one', (path, value) => {
  const text = JSON.stringify(setValue(sampleContent, path, value))
  expect(parseContent(text)).toEqual(JSON.parse(text))
})

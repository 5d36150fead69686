import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { publicFiles } from './contentFile.ts'
import { samplePictures } from './samplePictures.ts'

test('a sample picture is recognized under any name, but not after a change', () => {
  const mark = readFileSync('tests/fixtures/sample/public/mark.svg', 'utf8')
  const contents = { 'logos/a.svg': mark, 'mark.svg': `${mark} `, 'logos/.DS_Store': '' }
  const files = publicFiles(temporaryFolder(contents))
  expect(files.list().toSorted()).toEqual(['/logos/a.svg', '/mark.svg'])
  expect(samplePictures(files)).toEqual(new Set(['/logos/a.svg']))
})

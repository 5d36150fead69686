import { expect, test } from 'vitest'

import { publicFiles } from './contentFile.ts'
import { samplePictures } from './samplePictures.ts'

test('a sample picture is recognized under any name, but not after a change', () => {
  const bytes = publicFiles('tests/fixtures/sample/public').read('/mark.svg')
  const contents: Record<string, Uint8Array | undefined> = {
    '/renamed.svg': bytes,
    '/mark.svg': Buffer.from(`${Buffer.from(bytes ?? '').toString()} `),
  }
  const files = {
    list: () => Object.keys(contents),
    read: (path: string) => contents[path],
  }
  expect(samplePictures(files)).toEqual(new Set(['/renamed.svg']))
})

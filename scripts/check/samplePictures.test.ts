import { expect, test } from 'vitest'

import { publicFiles } from './contentFile.ts'
import { samplePictures } from './samplePictures.ts'

test('a picture of the sample is found under any name, one that was changed is not', () => {
  const bytes = publicFiles('tests/fixtures/sample/public').read('/mark.svg')
  const own: Record<string, Uint8Array | undefined> = {
    '/ours.svg': bytes,
    '/mark.svg': Buffer.from(`${Buffer.from(bytes ?? '').toString()} `),
  }
  const files = { list: () => Object.keys(own), read: (path: string) => own[path] }
  expect(samplePictures(files)).toEqual(new Set(['/ours.svg']))
})

import { expect, test } from 'vitest'

import { fieldAt } from '../../../schema/fieldAt.ts'
import { lookUp } from '../../../schema/read/readDocument.ts'
import { sampleContent as sample } from '../../../tests/fixtures/sampleContent.ts'
import { asContent } from './ownNames.ts'
import { placeForSection } from './placeForSection.ts'

const list = ['sections']

test.each([
  ['gallery', 'hero services contact footer', 2],
  ['gallery', 'hero contact team footer', 3],
  ['gallery', '', 0],
  ['contact', 'hero footer', 1],
  ['clients', 'hero services cases contact footer', 2],
  ['cases', 'hero services clients questions contact', 3],
])('a new section of type %s comes in “%s” at %d', (type, types, index) => {
  const bodies = fieldAt(sample, list)?.snippets.map(({ body }) => body) ?? []
  const bodyOf = (name: string) => bodies.find((body) => lookUp(body, ['type']) === name)
  const sections = types.split(' ').flatMap((name) => bodyOf(name) ?? [])
  const content = asContent({ ...sample, sections })
  expect(placeForSection(content, list, bodyOf(type))).toBe(index)
})

import { expect, test } from 'vitest'

import { copyOfSample } from '../../../tests/fixtures/sampleContent.ts'
import { photosOf } from './pagePictures.ts'

test('a photo in two places is as wide as the larger one needs', () => {
  const content = copyOfSample()
  const picture = { file: '/a.jpg', alt: 'hero.title' }
  const hero = content.sections.find(({ type }) => type === 'hero')
  Object.assign(hero ?? {}, { picture })
  const inHero = photosOf(content)
  Object.assign(content.services[0] ?? {}, { picture })
  expect(photosOf(content)).toEqual(inHero)
})

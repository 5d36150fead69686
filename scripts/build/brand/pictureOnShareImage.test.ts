import { imageSize } from 'image-size'
import { expect, test } from 'vitest'

import { nodeAt } from '../../../schema/read/modelTree.ts'
import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { pictureOnShareImage } from './pictureOnShareImage.ts'
import { makeShareImage } from './shareImage.ts'

const { enum: motifs = [] } = nodeAt(sampleContent, ['site', 'motif']) ?? {}

test('there are motifs to test', () => {
  expect(motifs.length).toBeGreaterThan(5)
})

// Resvg crashes on a half transparent shape outside of the picture.
test.each(motifs)('the motif %s can be drawn as a picture', async (motif) => {
  const content = structuredClone(sampleContent)
  Object.assign(content.site, { motif })
  const picture = await pictureOnShareImage(content, '')
  const image = await makeShareImage({
    content,
    mark: undefined,
    picture,
    headline: 'Água',
  })
  expect(imageSize(image)).toMatchObject({ width: 1200, height: 630 })
})

test('a page without a drawing has none in its share picture', async () => {
  const content = structuredClone(sampleContent)
  const pictureOf = () => pictureOnShareImage(content, '')
  const drawn = await pictureOf()
  const hero = content.sections.find(({ type }) => type === 'hero')
  Object.assign(hero ?? {}, { drawing: false })
  expect((await pictureOf()).length).toBeLessThan(drawn.length / 2)
})

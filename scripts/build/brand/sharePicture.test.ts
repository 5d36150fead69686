import { imageSize } from 'image-size'
import { expect, test } from 'vitest'

import { paletteOf } from '../../../schema/colors/palette.ts'
import { nodeAt } from '../../../schema/read/modelTree.ts'
import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import type { Brand } from './brand.ts'
import { makeShareImage } from './shareImage.ts'
import { sharePicture } from './sharePicture.ts'

const brand: Brand = {
  name: 'Água Clara',
  mark: undefined,
  nameInMark: false,
  palette: paletteOf({ accent: '#0a7d5a' }),
}
const { enum: motifs = [] } = nodeAt(sampleContent, ['site', 'motif']) ?? {}

// Resvg crashes on a half transparent shape outside of the picture.
test.each(motifs)('the motif %s can be drawn as a picture', async (motif) => {
  expect(motifs.length).toBeGreaterThan(5)
  const content = structuredClone(sampleContent)
  Object.assign(content.site, { motif })
  const picture = await sharePicture(content, '', brand.palette.light)
  const image = await makeShareImage({
    brand,
    host: 'www.example.com',
    picture,
    headline: 'Água',
  })
  expect(imageSize(image)).toMatchObject({ width: 1200, height: 630 })
})

test('a page without a drawing has none in its share picture', async () => {
  const content = structuredClone(sampleContent)
  const pictureOf = () => sharePicture(content, '', brand.palette.light)
  const drawn = await pictureOf()
  const hero = content.sections.find(({ type }) => type === 'hero')
  Object.assign(hero ?? {}, { drawing: false })
  expect((await pictureOf()).length).toBeLessThan(drawn.length / 2)
})

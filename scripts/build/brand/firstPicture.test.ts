import { imageSize } from 'image-size'
import { expect, test } from 'vitest'

import { nodeAt } from '../../../schema/read/modelTree.ts'
import { copyOfSample, sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { firstPicture } from './firstPicture.ts'
import { makeSharePicture } from './sharePicture.ts'

// Resvg crashes if a semitransparent shape is outside the picture.
test('every motif can be drawn as a picture', async () => {
  const { enum: motifs = [] } = nodeAt(sampleContent, ['site', 'motif']) ?? {}
  expect(motifs.length).toBeGreaterThan(5)
  for (const motif of motifs) {
    const content = copyOfSample()
    Object.assign(content.site, { motif })
    const picture = await firstPicture(content, '')
    const parts = { content, mark: undefined, picture, headline: 'Água' }
    expect(imageSize(await makeSharePicture(parts))).toMatchObject({
      width: 1200,
      height: 630,
    })
  }
})

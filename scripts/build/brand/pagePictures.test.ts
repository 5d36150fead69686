import { expect, test } from 'vitest'

import { readAccepted } from '../../../tests/support/acceptedContent.ts'
import { fromRoot } from '../../files/fromRoot.ts'
import { markFile } from './pagePictures.ts'

test.each([
  ['the color of the header’s text', true, 'firms/lawyers'],
  ['its own background', false, 'sample'],
] as const)(
  'a logo with %s is hard to see on the page: %s',
  async (_, isFaint, folder) => {
    const file = fromRoot(`tests/fixtures/${folder}/content/site.json`)
    const content = readAccepted(`${folder}/content/site.json`)
    expect((await markFile(content, file))?.isFaint).toBe(isFaint)
  },
)

import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { checkWithPictures } from '../../scripts/check/checkWithPictures.ts'
import { readSample } from '../../scripts/check/contentFile.ts'

const firms = readdirSync('tests/fixtures/firms')

test.each(firms)('the content of the company “%s” is ready for release', async (firm) => {
  const file = join('tests/fixtures/firms', firm, 'content/site.json')
  const { result } = await checkWithPictures(file, { sample: readSample() })
  // An office may be in the same city as one of the sample.
  const otherProblems = result.problems.filter(({ code }) => code !== 'like-sample')
  expect(otherProblems).toEqual([])
})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { checkWithPictures } from '../../scripts/check/checkWithPictures.ts'
import { readSample } from '../../scripts/check/contentFile.ts'

const firms = readdirSync('tests/fixtures/firms')

async function problemsOf(folder: string) {
  const file = join(folder, 'content/site.json')
  const { result } = await checkWithPictures(file, { sample: readSample() })
  return result.problems
}

test('the sample, as it came, may not go live', async () => {
  const codes = new Set(
    (await problemsOf('tests/fixtures/sample')).map(({ code }) => code),
  )
  expect([...codes]).toEqual(expect.arrayContaining(['sample-value', 'sample-picture']))
})

test.each(firms)('the content of the firm "%s" may go live as it is', async (firm) => {
  expect(await problemsOf(join('tests/fixtures/firms', firm))).toEqual([])
})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { checkWithPictures } from '../../scripts/content/checkWithPictures.ts'
import { readSample } from '../../scripts/content/contentFile.ts'

const firms = readdirSync(import.meta.dirname).filter((name) => !name.includes('.'))

async function problemsOf(folder: string) {
  const file = join(folder, 'content/site.json')
  const { result } = await checkWithPictures(file, { sample: readSample() })
  return result.problems
}

test('the sample, as it came, may not go live', async () => {
  const codes = new Set((await problemsOf('tests/sample')).map(({ code }) => code))
  expect([...codes]).toEqual(expect.arrayContaining(['sample-company', 'sample-picture']))
})

test.each(firms)('the content of the firm "%s" may go live as it is', async (firm) => {
  expect(await problemsOf(join('tests/firms', firm))).toEqual([])
})

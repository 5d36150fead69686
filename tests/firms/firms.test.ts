import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { checkContentFile, readSample } from '../../scripts/content/contentFile.ts'

const firms = readdirSync(import.meta.dirname).filter((name) => !name.includes('.'))
const problemsOf = (folder: string) =>
  checkContentFile(join(folder, 'content/site.json'), { sample: readSample() }).result
    .problems

test('the sample, as it came, may not go live', () => {
  const codes = new Set(problemsOf('tests/sample').map(({ code }) => code))
  expect([...codes]).toEqual(expect.arrayContaining(['sample-company', 'sample-picture']))
})

test.each(firms)('the content of the firm "%s" may go live as it is', (firm) => {
  expect(problemsOf(join('tests/firms', firm))).toEqual([])
})

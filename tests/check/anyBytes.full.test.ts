import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { checkContent } from '../../schema/checkContent.ts'
import { checkContentFile } from '../../scripts/check/contentFile.ts'
import { copyOfSample, sampleText } from '../fixtures/sampleContent.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const codesOf = (file: string) =>
  checkContentFile(file).result.problems.map(({ code }) => code)

test('a file that another program keeps writing is read completely', async () => {
  const file = join(temporaryFolder({ 'site.json': sampleText }), 'site.json')
  // Truncates the file and writes it again, as editors do, with a short pause between saves.
  const program = `const { openSync, writeSync, closeSync } = require('node:fs')
    const text = ${JSON.stringify(sampleText)}
    setInterval(() => {
      const file = openSync(${JSON.stringify(file)}, 'w')
      writeSync(file, text)
      closeSync(file)
    }, 60)
    process.send('writing')`
  const child = spawn(process.execPath, ['-e', program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  const codes = new Set(Array.from({ length: 12 }, () => codesOf(file)).flat())
  child.kill()
  await once(child, 'close')
  // The pictures are missing from this folder; a half-written file would have other problems.
  expect([...codes]).toEqual(['file-missing'])
})

test('content of five megabytes is checked, and the first 1,000 problems are reported', () => {
  const content = copyOfSample()
  for (let index = 0; index < 100_000; index += 1)
    content.catalogs.en[`more.a${index}`] = `Some text number ${index}`
  expect(checkContent(JSON.stringify(content)).problems).toHaveLength(1000)
})

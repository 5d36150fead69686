import { linkSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { fixContent } from '../../schema/fixContent.ts'
import { sampleText } from '../../tests/fixtures/sampleContent.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { fixContentFile } from './fixContentFile.ts'

const mistakenText = sampleText.replace('"company": {', ',"company": {')

test('a fix does not overwrite what another program has just saved, and replaces the file atomically', () => {
  const folder = temporaryFolder({ 'content/site.json': mistakenText })
  const file = join(folder, 'content/site.json')
  const fixResult = fixContentFile(file, 'en', (...args) => {
    writeFileSync(file, 'their work')
    return fixContent(...args)
  })
  expect(fixResult.ok).toBe(false)
  expect(readFileSync(file, 'utf8')).toBe('their work')
  writeFileSync(file, mistakenText)
  // A reader that has opened the file keeps the old text, as this second name of the file does.
  linkSync(file, `${file}.old`)
  expect(fixContentFile(file, 'en').ok).toBe(true)
  const texts = [file, `${file}.old`].map((name) => readFileSync(name, 'utf8'))
  expect(texts).toEqual([sampleText, mistakenText])
})

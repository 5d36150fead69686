import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import type * as fixContentModule from '../../schema/fixContent.ts'
import { sampleText } from '../../tests/fixtures/sampleContent.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { fixContentFile } from './fixContentFile.ts'

const { others } = vi.hoisted(() => ({ others: { save: () => {} } }))

// Simulates another program that saves the file between reading and writing.
vi.mock('../../schema/fixContent.ts', async (original) => {
  const real = await original<typeof fixContentModule>()
  return {
    fixContent(...given: Parameters<typeof real.fixContent>) {
      others.save()
      return real.fixContent(...given)
    },
  }
})

const mistaken = sampleText.replace('"company": {', ', "company": {')

test('a file that another program has just saved is not overwritten', () => {
  const folder = temporaryFolder({ 'content/site.json': mistaken })
  const file = join(folder, 'content/site.json')
  others.save = () => writeFileSync(file, 'their work')
  expect(fixContentFile(file, 'en').ok).toBe(false)
  expect(readFileSync(file, 'utf8')).toBe('their work')
})

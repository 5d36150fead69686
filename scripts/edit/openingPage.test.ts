import { readFileSync, statSync } from 'node:fs'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { writeOpeningPage } from './openBrowser.ts'

test('the browser opens a page that only the owner can read, and the token is not in the command', () => {
  const url = `http://127.0.0.1:4180/#${'a'.repeat(64)}`
  const file = writeOpeningPage(url, temporaryFolder())
  expect(file).not.toContain('aaaa')
  expect(readFileSync(file, 'utf8')).toContain(`url=${url}"`)
  expect(statSync(file).mode & 0o077).toBe(process.platform === 'win32' ? 0o066 : 0)
})

import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'

import { expect, test, vi } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { readText, waitUntilWritten } from './readText.ts'

test('a file that an editor has just emptied is read when it is filled', async () => {
  const file = join(temporaryFolder({ 'site.json': '' }), 'site.json')
  vi.useFakeTimers({ toFake: ['Date'], now: statSync(file).mtimeMs + 100 })
  let isWritten = false
  const written = waitUntilWritten(file).then(() => (isWritten = true))
  await setImmediate()
  expect(isWritten).toBe(false)
  writeFileSync(file, '{}')
  await written
  expect(readText(file)).toMatchObject({ ok: true, text: '{}' })
})

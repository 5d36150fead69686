import { readFileSync, statSync } from 'node:fs'

import { expect, test, vi } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import type { PublishService } from '../publish/publishService.ts'
import { writeOpeningPage } from './openBrowser.ts'
import { publishRoutes } from './publishRoutes.ts'

test('the browser opens a page that only the owner can read, and the token is not in the command', () => {
  const url = `http://127.0.0.1:4180/#${'a'.repeat(64)}`
  const file = writeOpeningPage(url, temporaryFolder())
  expect(file).not.toContain('aaaa')
  expect(readFileSync(file, 'utf8')).toContain(`url=${url}"`)
  expect(statSync(file).mode & 0o077).toBe(process.platform === 'win32' ? 0o066 : 0)
})

test.each(['/build', '/build/acme.zip'])('to show %s, /build is opened', (path) => {
  const service = { last: () => ({ path }) } as Partial<PublishService> as PublishService
  const open = vi.fn<(path: string) => void>()
  publishRoutes(service, open)['POST /api/publishing/show']()
  expect(open.mock.calls).toEqual([['/build']])
})

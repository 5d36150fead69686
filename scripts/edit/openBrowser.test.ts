import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { temporaryFolder, writeFiles } from '../../tests/support/temporaryFolder.ts'
import type { PublishService } from '../publish/publishService.ts'
import { openBrowser, writeOpeningPage } from './openBrowser.ts'
import { publishRoutes } from './publishRoutes.ts'

test('the page that opens the editor is readable only by its owner, and is removed after two minutes or at exit', () => {
  vi.useFakeTimers()
  const url = `http://127.0.0.1:4180/#${'a'.repeat(64)}`
  const once = vi.spyOn(process, 'once').mockReturnThis()
  const file = writeOpeningPage(url, temporaryFolder())
  expect(file).not.toContain('aaaa')
  expect(readFileSync(file, 'utf8')).toBe(
    `<!doctype html><meta http-equiv="refresh" content="0;url=${url}">`,
  )
  expect(statSync(file).mode & 0o077).toBe(process.platform === 'win32' ? 0o066 : 0)
  vi.advanceTimersByTime(119_999)
  expect(existsSync(file)).toBe(true)
  vi.advanceTimersByTime(1)
  expect(existsSync(file)).toBe(false)
  writeFiles(dirname(file), { [basename(file)]: '' })
  once.mock.lastCall?.[1]()
  expect([once.mock.lastCall?.[0], existsSync(file)]).toEqual(['exit', false])
})

test.each([
  ['linux', 'xdg-open', 'file?a&b'],
  ['darwin', 'open', 'file?a&b'],
  ['win32', 'cmd', '/c start "" "file?a&b"'],
])('on %s, an installed %s opens an address', async (platform, command, args) => {
  const folder = temporaryFolder()
  vi.stubEnv('PATH', folder)
  vi.stubGlobal('process', Object.create(process, { platform: { value: platform } }))
  openBrowser('file?a&b')
  writeFiles(folder, { [command]: '#!/bin/sh\necho "$@" > "$0.log"' })
  chmodSync(join(folder, command), 0o755)
  openBrowser('file?a&b')
  const log = () => readFileSync(join(folder, `${command}.log`), 'utf8')
  await vi.waitFor(() => expect(log()).toBe(`${args}\n`))
})

test.each(['/build', '/build/acme.zip'])('showing %s opens the folder /build', (path) => {
  const service = { last: () => ({ path }) } as Partial<PublishService> as PublishService
  const open = vi.fn<(path: string) => void>()
  publishRoutes(service, open)['POST /api/publishing/show']()
  expect(open.mock.calls).toEqual([['/build']])
})

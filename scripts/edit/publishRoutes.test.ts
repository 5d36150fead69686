import { chmodSync, existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { delimiter, join } from 'node:path'
import { Readable } from 'node:stream'

import { afterEach, expect, test, vi } from 'vitest'

import type { OwnerAnswer } from '../../src/editorApi/publishing.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import type { PublishService } from '../publish/publishService.ts'
import { publishRoutes } from './publishRoutes.ts'

afterEach(() => vi.unstubAllEnvs())

test.runIf(process.platform !== 'win32').each([
  ['/site/build/acme', '/site/build/acme'],
  ['/site/build/acme.zip', '/site/build'],
])('of %s the folder is shown', async (path, shown) => {
  const command = process.platform === 'darwin' ? 'open' : 'xdg-open'
  const folder = temporaryFolder({ [command]: '#!/bin/sh\nprintf "$1" > "$0.said"\n' })
  chmodSync(join(folder, command), 0o755)
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH']}`)
  const service = { last: () => ({ path }) } as Partial<PublishService> as PublishService
  const show = publishRoutes(service)['POST /api/publishing/show']
  void show?.(undefined as never, undefined as never) // It asks nothing of the request.
  const said = join(folder, `${command}.said`)
  await vi.waitFor(() =>
    expect(existsSync(said) && readFileSync(said, 'utf8')).toBe(shown),
  )
})

test.each<[OwnerAnswer | object, isAnswer: boolean]>([
  [{ kind: 'unknown-key', isTrusted: true }, true],
  [{ kind: 'unknown-certificate', isTrusted: false }, true],
  [{ kind: 'public-folder', folder: 'www' }, true],
  [{ kind: 'replace-files', choice: 'copy' }, true],
  [{ kind: 'replace-files', choice: 'keep' }, true],
  [{ kind: 'replace-files', choice: 'replace' }, true],
  [{ kind: 'merge', text: '{}' }, true],
  [{ kind: 'merge', text: null }, true],
  [{ kind: 'unknown-key' }, false],
  [{ kind: 'public-folder', folder: '../mail' }, false],
  [{ kind: 'replace-files', choice: 'delete' }, false],
  [{ kind: 'merge' }, false],
  [{ kind: 'other' }, false],
])('the answer %j reaches the job: %s', async (answer, isAnswer) => {
  const service = { answer: vi.fn<PublishService['answer']>(() => true) }
  const routes = publishRoutes(service as Partial<PublishService> as PublishService)
  const request = Object.assign(
    Readable.from([Buffer.from(JSON.stringify({ job: '1', answer }))]),
    { headers: { 'content-type': 'application/json' } },
  ) as Readable as IncomingMessage // Nothing else of it is read.
  const reply = await routes['POST /api/publishing/answer']?.(request, undefined as never)
  expect(reply).toEqual({ status: 200, json: isAnswer })
  expect(service.answer.mock.calls).toEqual(isAnswer ? [['1', answer]] : [])
})

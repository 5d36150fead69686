import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import type { PublishService } from '../publish/publishService.ts'
import { publishRoutes } from './publishRoutes.ts'

test.runIf(process.platform !== 'win32')(
  'the system opens the folder of a ZIP file',
  async () => {
    const command = process.platform === 'darwin' ? 'open' : 'xdg-open'
    const folder = temporaryFolder({ [command]: '#!/bin/sh\nprintf "$1" > "$0.said"\n' })
    chmodSync(join(folder, command), 0o755)
    vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH']}`)
    const service = {
      last: () => ({ path: '/site/build/acme.zip' }),
    } as Partial<PublishService> as PublishService
    const show = publishRoutes(service)['POST /api/publishing/show']
    void show?.(undefined as never, undefined as never) // It asks nothing of the request.
    const output = join(folder, `${command}.said`)
    await vi.waitFor(() =>
      expect(existsSync(output) && readFileSync(output, 'utf8')).toBe('/site/build'),
    )
  },
)

import { expect, test, vi } from 'vitest'

import type { PublishService } from '../publish/publishService.ts'
import { openBrowser } from './openBrowser.ts'
import { publishRoutes } from './publishRoutes.ts'

vi.mock('./openBrowser.ts')

test.each([
  ['/site/build/acme', '/site/build/acme'],
  ['/site/build/acme.zip', '/site/build'],
])('to show %s, the system opens the folder %s', (path, shown) => {
  const service = { last: () => ({ path }) } as Partial<PublishService> as PublishService
  const show = publishRoutes(service)['POST /api/publishing/show']
  void show?.(undefined as never, undefined as never) // It asks nothing of the request.
  expect(openBrowser).toHaveBeenLastCalledWith(shown)
})

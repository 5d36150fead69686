import { expect, test, vi } from 'vitest'

import type { PublishService } from '../publish/publishService.ts'
import { openBrowser } from './openBrowser.ts'
import { publishRoutes } from './publishRoutes.ts'

vi.mock('./openBrowser.ts')

test.each(['/build', '/build/acme.zip'])('to show %s, /build is opened', (path) => {
  const service = { last: () => ({ path }) } as Partial<PublishService> as PublishService
  const show = publishRoutes(service)['POST /api/publishing/show']
  void show?.(undefined as never, undefined as never) // It asks nothing of the request.
  expect(openBrowser).toHaveBeenLastCalledWith('/build')
})

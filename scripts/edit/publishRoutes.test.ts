import { expect, test, vi } from 'vitest'

import type { PublishService } from '../publish/publishService.ts'
import { publishRoutes } from './publishRoutes.ts'

test.each(['/build', '/build/acme.zip'])('to show %s, /build is opened', (path) => {
  const service = { last: () => ({ path }) } as Partial<PublishService> as PublishService
  const open = vi.fn<(path: string) => void>()
  const show = publishRoutes(service, open)['POST /api/publishing/show']
  void show?.(undefined as never, undefined as never) // It asks nothing of the request.
  expect(open.mock.calls).toEqual([['/build']])
})

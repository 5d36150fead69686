import { afterEach, expect, test, vi } from 'vitest'

import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { createSiteStore } from '../state/siteStore.ts'
import { startChecks } from './checks.ts'

afterEach(() => vi.useRealTimers())

test('a check does not wait for pictures on a slow connection, and runs again when they have arrived', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => setTimeout(task))
  const loaded = { text: '', revision: '', files: [] }
  const site = createSiteStore({ content: sampleContent, files: {}, loaded })
  let arrive = () => {}
  const loading = new Promise<void>((done) => (arrive = done))
  const check = vi.fn(async () => [])
  const checks = startChecks(site, { check }, { load: () => loading })
  await vi.advanceTimersByTimeAsync(2000)
  expect((await checks.ofNow()).snapshot).toBe(site.get().history.now)
  expect(check).toHaveBeenCalledTimes(1)
  arrive()
  await vi.advanceTimersByTimeAsync(2000)
  expect(check).toHaveBeenCalledTimes(2)
})

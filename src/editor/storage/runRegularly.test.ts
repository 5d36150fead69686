import { expect, test, vi } from 'vitest'

import { runRegularly } from './runRegularly.ts'

const minute = 60_000

test('a check that failed runs again at the next interval and event, until it is stopped', async () => {
  vi.useFakeTimers()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const target = new EventTarget()
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  const look = vi.fn(() => Promise.reject(new Error('No content.')))
  const end = runRegularly(look, minute, ['focus'])
  await vi.advanceTimersByTimeAsync(2 * minute)
  target.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(0)
  expect(look).toHaveBeenCalledTimes(3)
  expect(log).toHaveBeenCalledTimes(3)

  end()
  target.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(minute)
  expect(look).toHaveBeenCalledTimes(3)
})

test('no second check starts while one is running', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  const look = vi.fn(() => new Promise<void>(() => {}))
  const end = runRegularly(look, minute, [])
  await vi.advanceTimersByTimeAsync(3 * minute)
  expect(look).toHaveBeenCalledTimes(1)
  end()
})

import { expect, test, vi } from 'vitest'

import { runRegularly } from './runRegularly.ts'

const minute = 60_000

test('a task never runs twice at a time, and runs again after a failure until it is stopped', async () => {
  vi.useFakeTimers()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const target = new EventTarget()
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  let fail = () => {}
  const task = vi.fn(() => new Promise<void>((_, reject) => (fail = reject)))
  const stop = runRegularly(task, minute, ['focus'])
  await vi.advanceTimersByTimeAsync(3 * minute)
  expect(task).toHaveBeenCalledTimes(1)
  fail()
  await vi.advanceTimersByTimeAsync(minute)
  expect(task).toHaveBeenCalledTimes(2)
  fail()
  await vi.advanceTimersByTimeAsync(0)
  target.dispatchEvent(new Event('focus'))
  expect(task).toHaveBeenCalledTimes(3)
  expect(log).toHaveBeenCalledTimes(2)

  stop()
  fail()
  await vi.advanceTimersByTimeAsync(minute)
  target.dispatchEvent(new Event('focus'))
  expect(task).toHaveBeenCalledTimes(3)
})

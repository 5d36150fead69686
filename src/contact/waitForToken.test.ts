import { getEventListeners } from 'node:events'

import { beforeEach, expect, test, vi } from 'vitest'

import { exampleSettings } from '../../tests/unit/emailService.ts'
import { deliver } from './deliver.ts'
import { waitForToken } from './waitForToken.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

test('looks every 100 ms until there is a token', async () => {
  let token: string | undefined
  const read = vi.fn(() => token)
  const { signal } = new AbortController()
  const waiting = waitForToken(read, signal)
  await vi.advanceTimersByTimeAsync(350)
  expect(read).toHaveBeenCalledTimes(4)

  token = 'late'
  await vi.advanceTimersByTimeAsync(50)
  await expect(waiting).resolves.toBe('late')
  expect(vi.getTimerCount()).toBe(0)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('gives up after 30 s, not before', async () => {
  const ended = vi.fn()
  waitForToken(() => undefined, new AbortController().signal).catch(ended)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(ended).not.toHaveBeenCalled()

  await vi.advanceTimersByTimeAsync(1)
  expect(ended.mock.lastCall).toMatchInlineSnapshot(`
    [
      [Error: Failed to get a captcha token: none within 30000 ms.],
    ]
  `)
  expect(vi.getTimerCount()).toBe(0)
})

test('a form that goes before there is a token has a failed delivery, and no unhandled error', async () => {
  const form = new AbortController()
  const written = { name: 'Ana', contact: '61 3555-0100', message: 'Olá!' }
  const result = deliver(exampleSettings, written, () => undefined, form.signal)
  form.abort(new Error('Gone.'))
  expect(await result).toEqual({ ok: false, error: new Error('Gone.') })
})

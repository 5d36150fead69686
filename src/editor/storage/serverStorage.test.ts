import { expect, test, vi } from 'vitest'

import { serverStorage } from './serverStorage.ts'

test('a busy server is asked again before it is reported as not responding', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  for (const name of ['addEventListener', 'removeEventListener'])
    vi.stubGlobal(name, () => undefined)
  const state = { ok: true, revision: '1', filesRevision: '' } as const
  const answers = [new Response('', { status: 503 }), Response.json(state)]
  vi.stubGlobal('fetch', async () => answers.shift())
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const reported: unknown[] = []
  const onState = (state: unknown) => reported.push(state)
  const end = serverStorage({ origin: '', token: '' }).watch(onState)
  await vi.advanceTimersToNextTimerAsync()
  await vi.waitFor(() => expect(reported).toEqual([state]))
  expect(timeout.mock.calls.flat()).toEqual(expect.arrayContaining([3000, 30_000]))
  end()
})

import { expect, test, vi } from 'vitest'

import { askServer } from './askServer.ts'
import { serverStorage } from './serverStorage.ts'

vi.mock('./askServer.ts')
vi.mock('./runRegularly.ts', () => ({ runRegularly: (check: () => unknown) => check() }))

test('a busy server is asked again before it is reported as not responding', async () => {
  const state = { ok: true, revision: '1', filesRevision: '' } as const
  const askJson = vi
    .fn<() => Promise<unknown>>()
    .mockResolvedValueOnce({ ok: false, reason: 'unreachable' })
    .mockResolvedValueOnce({ ok: true, value: state })
  const client = { askJson } as Partial<ReturnType<typeof askServer>>
  vi.mocked(askServer).mockReturnValue(client as ReturnType<typeof askServer>)
  const reported = vi.fn<(state: unknown) => void>()
  serverStorage({ origin: '', token: '' }).watch(reported)
  await vi.waitFor(() => expect(reported.mock.calls).toEqual([[state]]))
})

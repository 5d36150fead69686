import { expect, test, vi } from 'vitest'

import { lookUp } from '../../../schema/read/lookUp.ts'
import { message } from '../messages/messages.ts'
import type { Server } from './serverClient.ts'
import calls from './serverStorage.cases.json' with { type: 'json' }
import { serverStorage } from './serverStorage.ts'

test('the requests to the server, and the results of its responses, match the snapshot', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const file = new Uint8Array([1, 2])
  const lines: string[] = []
  const responses: Record<string, () => Response> = {
    success: () => Response.json({ ok: true, id: 'a b', folders: [] }),
    refusal: () => Response.json({}, { status: 403 }),
    failure: () => Response.json({}, { status: 500 }),
    'no connection': () => Response.error(),
  }
  for (const [title, respond] of Object.entries(responses)) {
    lines.push('', `# ${title}`)
    const server: Server = {
      origin: 'http://localhost:1',
      token: 'secret',
      isUnverified: false,
    }
    const storage = serverStorage(server)
    vi.stubGlobal('fetch', async (address: string, init: Record<string, string>) => {
      const { method, headers, body } = init
      const timeouts = timeout.mock.calls.splice(0).join()
      const parts = [method, address, JSON.stringify(headers), `${timeouts} ms`, body]
      if (title === 'success') lines.push(parts.join(' '))
      const response = respond()
      return response.type === 'error' ? Promise.reject(new TypeError()) : response
    })
    for (const [name, ...values] of calls as [string, ...unknown[]][]) {
      Object.assign(server, { isUnverified: false })
      const call = lookUp(storage, name.split('.')) as () => Promise<unknown>
      const result: unknown = await Reflect.apply(
        call,
        undefined,
        name.startsWith('keep') ? [file] : values,
      )
      const text = JSON.stringify(
        result,
        (_, value: unknown) => lookUp(value, ['en']) ?? value,
      )
      lines.push(`${name} → ${text}${server.isUnverified ? ', to be verified' : ''}`)
    }
  }
  await expect(`${lines.join('\n').trim()}\n`).toMatchFileSnapshot(
    '__snapshots__/requests.txt',
  )
})

test('a busy server gets a second request before it is reported as not responding', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  for (const name of ['addEventListener', 'removeEventListener'])
    vi.stubGlobal(name, () => undefined)
  const state = { ok: true, revision: '1', filesRevision: '' } as const
  const responses = [503, 200, 503, 503, 503, 403].map((status) => ({ status }))
  vi.stubGlobal('fetch', async () => Response.json(state, responses.shift()))
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const reported: unknown[] = []
  const onState = (state: unknown) => reported.push(state)
  const stop = serverStorage({ origin: '', token: '' }).watch(onState)
  await vi.advanceTimersByTimeAsync(6000)
  expect(timeout.mock.calls.flat()).toEqual(expect.arrayContaining([3000, 30_000]))
  const why = (id: 'unavailable' | 'otherServer') => ({ why: message(`server.${id}`) })
  expect(reported).toMatchObject([state, why('unavailable'), why('otherServer')])
  stop()
})

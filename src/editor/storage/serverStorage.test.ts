import { createHmac } from 'node:crypto'

import { expect, test, vi } from 'vitest'

import type { Seen } from '../../editorApi/storage.ts'
import { serverStorage } from './serverStorage.ts'

test('a request to a busy server is retried before it is reported as not responding', async () => {
  const target = new EventTarget()
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  const token = 'abc'
  let isBusy = true
  vi.stubGlobal('fetch', (address: string) => {
    const nonce = new URL(address).searchParams.get('nonce')
    if (nonce !== null)
      return Promise.resolve(
        Response.json(createHmac('sha256', token).update(nonce).digest('hex')),
      )
    const isLate = isBusy
    isBusy = false
    return isLate
      ? Promise.reject(new DOMException('', 'TimeoutError'))
      : Promise.resolve(Response.json({ ok: true, revision: '1', filesRevision: '' }))
  })
  const answers: Seen[] = []
  const end = serverStorage({ origin: 'http://localhost', token }).watch((each) =>
    answers.push(each),
  )
  target.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  end()
  expect(answers[0]).toMatchObject({ ok: true, revision: '1' })
})

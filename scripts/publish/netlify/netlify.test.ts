import { expect, test } from 'vitest'

import { mockNetlify, site, token } from '../../../tests/support/mockNetlify.ts'
import { accessTo, targetOutcome } from '../../../tests/support/targetAccess.ts'
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts'
import { netlifyTarget } from './netlifyTarget.ts'

const files = {
  'index.html': '<p>site</p>',
  _headers: '/*',
  '.well-known/security.txt': 'Contact',
}

async function startNetlify(secret = token) {
  const mock = await mockNetlify()
  const target = netlifyTarget(mock.address, 10)
  const access = accessTo({ kind: 'netlify' as const, site }, { secret })
  const version = { version: '', folder: temporaryFolder(files) }
  return {
    ...mock,
    connect: () => targetOutcome(target.connect(access)),
    send: () => targetOutcome(target.send(access, version)),
  }
}

test('the test of the connection changes nothing; the site is sent as one ZIP, and the deploy is awaited', async () => {
  const { connect, send, published, undocumentedRequests } = await startNetlify()
  expect(await connect()).toMatchObject({ ok: true })
  expect(published()).toBeUndefined()
  expect(await send()).toMatchObject({ ok: true })
  const sent = Object.entries(published()?.files ?? {})
  const texts = sent.map(([path, bytes]) => [path, Buffer.from(bytes).toString()])
  expect(Object.fromEntries(texts)).toEqual(files)
  expect(published()?.statusRequests).toBe(2)
  expect(undocumentedRequests).toEqual([])
})

test('a rejected request is reported without the token', async () => {
  const { send } = await startNetlify('wrong')
  const result = await send()
  expect(result).toMatchObject({ failure: { id: 'netlify-site' } })
  expect(JSON.stringify(result)).not.toContain('wrong')
})

test('while Netlify unpacks, a few temporary errors are ignored, and a lost connection is reported', async () => {
  const { send, failFor, published } = await startNetlify()
  failFor(502, 200, 429, 200, 'cut', 200, 502, 502, 200, 502, 502, 502)
  expect(await send()).toMatchObject({ ok: true })
  expect(published()?.statusRequests).toBe(13)
  failFor(...Array.from({ length: 30 }, () => 502))
  expect(await send()).toMatchObject({ failure: { id: 'try-again' } })
  expect(published()?.statusRequests).toBe(13)
})

test('locked and rejected deploys are not reported as sent', async () => {
  const { connect, send, lock, reject, published } = await startNetlify()
  await send()
  const before = published()
  const refused = { failure: { id: 'netlify-deploy' } }
  lock(true)
  expect(await send()).toMatchObject(refused)
  expect(await connect()).toMatchObject(refused)
  expect(published()).toBe(before)
  lock(false)
  reject()
  expect(await send()).toMatchObject(refused)
})

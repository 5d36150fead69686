import { expect, onTestFinished, test } from 'vitest'

import { basePath, mockNetlify, site, token } from '../../../tests/support/mockNetlify.ts'
import { accessTo, targetOutcome } from '../../../tests/support/targetAccess.ts'
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts'
import { netlifyTarget } from './netlifyTarget.ts'

async function startNetlify() {
  const mock = await mockNetlify()
  onTestFinished(mock.close)
  const target = netlifyTarget(`${mock.origin}${basePath}`, 10)
  const access = accessTo({ kind: 'netlify' as const, site }, { secret: token })
  return {
    ...mock,
    connect: () => targetOutcome(target.connect(access)),
    send: () => targetOutcome(target.send(access, siteToSend())),
  }
}

const siteToSend = () => ({
  version: '',
  folder: temporaryFolder({
    'index.html': '<p>site</p>',
    _headers: '/*',
    '.well-known/security.txt': 'Contact',
  }),
})

test('the site is sent as one ZIP, and the deploy is awaited', async () => {
  const { send, published, undocumentedRequests } = await startNetlify()
  const sent = await send()
  expect(sent).toMatchObject({ ok: true })
  const files = published()?.files ?? {}
  expect(Object.keys(files).toSorted()).toEqual([
    '.well-known/security.txt',
    '_headers',
    'index.html',
  ])
  expect(Buffer.from(files['index.html'] ?? '').toString()).toBe('<p>site</p>')
  expect(published()?.statusRequests).toBe(2)
  expect(undocumentedRequests).toEqual([])
})

test('the connection test changes nothing', async () => {
  const { connect, deploys, undocumentedRequests } = await startNetlify()
  expect(await connect()).toMatchObject({ ok: true })
  expect(deploys.size).toBe(0)
  expect(undocumentedRequests).toEqual([])
})

test.each([
  [401, 'netlify-site'],
  [403, 'netlify-site'],
  [404, 'netlify-site'],
  [429, 'try-again'],
  [503, 'try-again'],
])('status %i is reported as %s, without the token', async (status, failure) => {
  const { send, fail } = await startNetlify()
  fail(status)
  const result = await send()
  expect(result).toMatchObject({ ok: false, failure: { id: failure } })
  expect(JSON.stringify(result)).not.toContain(token)
})

test('while Netlify unpacks, temporary errors are ignored', async () => {
  const { send, failFor, published } = await startNetlify()
  failFor(502, 200, 429, 200, 'cut', 200, 502, 502, 200, 502, 502, 502)
  expect(await send()).toMatchObject({ ok: true })
  expect(published()?.statusRequests).toBe(13)
})

test('a connection that stays lost while Netlify unpacks is reported', async () => {
  const { send, failFor, published } = await startNetlify()
  failFor(...Array.from({ length: 30 }, () => 502))
  expect(await send()).toMatchObject({ failure: { id: 'try-again' } })
  expect(published()?.statusRequests).toBe(13)
})

test('locked and rejected deploys are not reported as sent', async () => {
  const { connect, send, lock, reject, published } = await startNetlify()
  await send()
  const before = published()
  lock(true)
  expect(await send()).toMatchObject({ failure: { id: 'netlify-deploy' } })
  expect(await connect()).toMatchObject({
    failure: { id: 'netlify-deploy' },
  })
  expect(published()).toBe(before)
  lock(false)
  reject()
  expect(await send()).toMatchObject({ failure: { id: 'netlify-deploy' } })
})

import { expect, onTestFinished, test } from 'vitest'

import type { NetlifySettings } from '../../../src/editorApi/publishing.ts'
import { basePath, mockNetlify, site, token } from '../../../tests/support/mockNetlify.ts'
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts'
import type { TargetAccess } from '../target.ts'
import { netlifyTarget } from './netlifyTarget.ts'

async function netlify() {
  const played = await mockNetlify()
  onTestFinished(played.close)
  return { ...played, target: netlifyTarget(`${played.origin}${basePath}`, 10) }
}

const accessFor = (
  more: Partial<TargetAccess<NetlifySettings>> = {},
): TargetAccess<NetlifySettings> => ({
  settings: { kind: 'netlify', site },
  secret: token,
  address: new URL('https://example.com/'),
  signal: new AbortController().signal,
  ask: () => Promise.reject(new Error('Netlify asks nothing.')),
  ...more,
})

const version = (page = 'site') => ({
  version: '',
  folder: temporaryFolder({
    'index.html': `<p>${page}</p>`,
    'index.html.br': 'made by Netlify itself',
    '.htaccess': 'Apache’s',
    _headers: '/*',
    '.well-known/security.txt': 'Contact',
  }),
})

test('the site goes as one ZIP, hidden files too, and is waited for', async () => {
  const { target, published, undescribed } = await netlify()
  const sent = await target.send(accessFor(), version(), () => {})
  expect(sent).toMatchObject({ ok: true })
  const files = published()?.files ?? {}
  expect(Object.keys(files).toSorted()).toEqual([
    '.well-known/security.txt',
    '_headers',
    'index.html',
  ])
  expect(Buffer.from(files['index.html'] ?? '').toString()).toBe('<p>site</p>')
  expect(published()?.looks).toBe(2)
  expect(undescribed).toEqual([])
})

test('the connection test changes nothing', async () => {
  const { target, deploys, undescribed } = await netlify()
  expect(await target.connect(accessFor())).toMatchObject({ ok: true })
  expect(deploys.size).toBe(0)
  expect(undescribed).toEqual([])
})

test.each([
  [401, 'netlify', 'token'],
  [403, 'netlify', 'site'],
  [404, 'netlify', 'site'],
  [429, 'try-again', 'busy'],
  [503, 'try-again', 'server-error'],
])('a refusal of %i is reported, without the token', async (status, code, reason) => {
  const { target, fail } = await netlify()
  fail(status)
  const result = await target.send(accessFor(), version(), () => {})
  expect(result).toMatchObject({ ok: false, failure: { code, reason } })
  expect(JSON.stringify(result)).not.toContain(token)
})

test.each([502, 429, 'cut'] as const)(
  'a passing error (%s) while Netlify unpacks does not end it',
  async (error) => {
    const { target, failOnce, published } = await netlify()
    failOnce(error)
    const sent = await target.send(accessFor(), version('new'), () => {})
    expect(sent).toMatchObject({ ok: true })
    expect(Buffer.from(published()?.files['index.html'] ?? '').toString()).toContain(
      'new',
    )
  },
)

test('what never goes online is not called sent: locked deploys, and one that Netlify rejects', async () => {
  const { target, lock, reject, published } = await netlify()
  const send = () => target.send(accessFor(), version(), () => {})
  await send()
  const before = published()
  lock('unsaid')
  expect(await send()).toMatchObject({ failure: { code: 'netlify', reason: 'locked' } })
  lock('said')
  expect(await send()).toMatchObject({ failure: { code: 'netlify', reason: 'locked' } })
  expect(await target.connect(accessFor())).toMatchObject({
    failure: { reason: 'locked' },
  })
  expect(published()).toBe(before)
  lock()
  reject()
  expect(await send()).toMatchObject({ failure: { reason: 'rejected' } })
})

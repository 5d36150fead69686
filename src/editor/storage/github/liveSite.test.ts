import { expect, test, vi } from 'vitest'

import { liveSiteCheck, liveSiteReader } from './liveSite.ts'

const site = { address: 'https://ana.example/', version: '0123456789abcdef' }

const { version } = site
const pageWith = (id: string) => `<!doctype html><html data-version=${id} lang=en>`

test.each<(string | undefined)[]>([
  ['the document with this version', undefined, pageWith(version), 'online'],
  ['an older document', `${version} 1`, pageWith('fedcba9876543210'), 'other'],
  ['another site', version, '<!doctype html>', 'other'],
  ['a host that shows only version.txt', `${version} 1`, undefined, 'online'],
  ['a host that has another version', 'another 1', undefined, 'other'],
  ['a site that cannot be read', undefined, undefined, 'unknown'],
])('the check of the live site recognizes %s', async (_, versionText, page, state) => {
  const checkLive = liveSiteCheck(({ pathname }) =>
    Promise.resolve(pathname === '/version.txt' ? versionText : page),
  )
  expect(await checkLive(site)).toBe(state)
})

test('the check of the live site requests only addresses that the policy allows', async () => {
  const send = vi.fn(() => Promise.resolve(new Response('the page')))
  vi.stubGlobal('fetch', send)
  const read = liveSiteReader(['https://ana.example'])
  expect(await read(new URL('https://eve.example/'))).toBeUndefined()
  expect(send).not.toHaveBeenCalled()
  expect(await read(new URL('https://ana.example/site/'))).toBe('the page')
})

import { expect, onTestFinished, test, vi } from 'vitest'

import { liveSite, readLive } from './liveSite.ts'

const site = { address: 'https://ana.example/', version: '0123456789abcdef' }

/** Looks once for each state of the host: what /version.txt says, the page, and the page past all caches. */
async function seen(...states: [said?: string, page?: string, fresh?: string][]) {
  let at = 0
  const look = liveSite(({ pathname, search }) => {
    const [said, page, fresh] = states[at] ?? []
    if (pathname === '/version.txt') return Promise.resolve(said)
    return Promise.resolve(search === '' ? page : fresh)
  })
  const all = []
  for (; at < states.length; at += 1) all.push(await look(site))
  return all
}

const { version } = site

test.each<[string, Parameters<typeof seen>, string[]]>([
  [
    'online is what the host says it has, once visitors no longer get the page of before',
    [
      ['another', 'old'],
      [`${version}\n`, 'old', 'new'],
      [version, 'new', 'new'],
    ],
    ['other', 'other', 'online'],
  ],
  [
    'a host that lets the version alone be read is taken at its word',
    [['another'], [version]],
    ['other', 'online'],
  ],
  [
    'where nothing can be read it is not known, and another page is another version',
    [[], ['<!doctype html>', 'other site']],
    ['unknown', 'other'],
  ],
])('%s', async (_, states, live) => {
  expect(await seen(...states)).toEqual(live)
})

test('it looks nowhere but where the policy allows', async () => {
  const send = vi.fn(() => Promise.resolve(new Response('the page')))
  vi.stubGlobal('fetch', send)
  onTestFinished(() => void vi.unstubAllGlobals())
  const read = readLive(['https://ana.example'])
  expect(await read(new URL('https://eve.example/'))).toBeUndefined()
  expect(send).not.toHaveBeenCalled()
  expect(await read(new URL('https://ana.example/site/'))).toBe('the page')
})

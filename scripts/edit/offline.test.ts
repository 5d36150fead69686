import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const site = 'https://edit.example/'
const script = readFileSync('scripts/edit/offline.js', 'utf8')

test('the service worker serves its own version, and the previous one’s assets to open pages', async () => {
  const stores = new Map([['editor-0', new Map<string, Response>()]])
  const steps: string[] = []
  const cacheOf = (name: string) => stores.get(name) ?? new Map<string, Response>()
  /** Starts a version of the worker. Returns a function that sends it an event, and records what happens. */
  function start(name: string, files: string[]) {
    const listeners = new Map<string, (event: object) => void>()
    const globals = {
      name,
      files,
      location: { href: `${site}offline.js` },
      addEventListener: listeners.set.bind(listeners),
      skipWaiting: () => steps.push('skips waiting'),
      async fetch(request: string | { url: string }, options?: object) {
        const address = typeof request === 'string' ? request : request.url
        steps.push(`loads ${address} ${JSON.stringify(options)}`)
        const headers = { 'Content-Type': `text/${name}` }
        const status = files.includes('missing.js') ? 404 : 200
        const response = new Response(`${name} of ${address}`, { status, headers })
        return Object.defineProperty(response, 'redirected', { value: true })
      },
      caches: {
        keys: async () => ['other-app', ...stores.keys()],
        delete: async (key: string) => stores.delete(key) && steps.push(`deletes ${key}`),
        match: async ({ url }: Request) =>
          [...stores.values()].find((cache) => cache.has(url))?.get(url),
        async open(key: string) {
          const cache = cacheOf(key)
          stores.set(key, cache)
          const match = ({ url }: Request, { ignoreSearch = false } = {}) =>
            cache.get(ignoreSearch ? url.replace(/\?.*/, '') : url)
          return { put: cache.set.bind(cache), match }
        },
      },
    }
    // oxlint-disable-next-line typescript/no-implied-eval -- what a browser does with a script's text
    new Function(...Object.keys(globals), script)(...Object.values(globals))
    return async (type: string, path = '') => {
      let work: unknown
      const begin = (promise: unknown) => (work = promise)
      const request = { url: site + path }
      listeners.get(type)?.({ request, waitUntil: begin, respondWith: begin })
      const response = await work
      if (!(response instanceof Response)) return void steps.push(`${type} /${path}`)
      const { headers, redirected } = response
      const text = `${await response.clone().text()}, ${headers.get('content-type')}`
      steps.push(`${type} /${path}: ${text}${redirected ? ', redirected' : ''}`)
    }
  }
  const paths = ['?a=b', 'icon.png', 'assets/one.js', 'assets/none.js', 'api']
  for (const [name, file] of [
    ['editor-1', 'assets/one.js'],
    ['editor-2', 'icon.png'],
  ] as const) {
    const send = start(name, ['./', file])
    for (const type of ['install', 'activate']) await send(type)
    for (const path of paths) await send('fetch', path)
  }
  await expect(start('editor-3', ['missing.js'])('install')).rejects.toThrow('missing.js')
  const text = steps.join('\n').replaceAll(site, '/')
  await expect(text).toMatchFileSnapshot('__snapshots__/offline.txt')
})

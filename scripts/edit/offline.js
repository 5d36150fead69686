/* oxlint-disable typescript/no-unsafe-member-access -- There are no types for service workers here. */
/**
 * The service worker of the static editor. Without a network, it serves only the editor's files. `buildStatic.ts`
 * writes the first two lines, `name` and `files`.
 */
const addresses = new Set(files.map((file) => new URL(file, location.href).href))
const assets = new URL('assets/', location.href).href

/** Fetches the files. A host may redirect an address to one without “.html”; a page must not load from such a response. */
async function cacheFiles() {
  const cache = await caches.open(name)
  for (const address of addresses) {
    const response = await fetch(address, { cache: 'no-cache' })
    if (!response.ok) throw new Error(`Failed to load ${address}.`)
    const { headers } = response
    await cache.put(address, new Response(await response.blob(), { headers }))
  }
  await skipWaiting()
}

/** Removes older caches. Keeps the files of the previous version: an open page may still request them. */
async function removeOldCaches() {
  const editorCaches = (await caches.keys()).filter((cacheName) =>
    cacheName.startsWith('editor-'),
  )
  for (const cacheName of editorCaches.slice(0, -2)) await caches.delete(cacheName)
}

async function respond(request) {
  const cache = await caches.open(name)
  const cached = await cache.match(request, { ignoreSearch: true })
  return cached ?? (await caches.match(request)) ?? fetch(request)
}

addEventListener('install', (event) => event.waitUntil(cacheFiles()))
addEventListener('activate', (event) => event.waitUntil(removeOldCaches()))
addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  const address = origin + pathname
  if (addresses.has(address) || address.startsWith(assets))
    event.respondWith(respond(event.request))
})

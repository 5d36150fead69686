// @ts-check
/** Preloaded into the editor's process. The variable REDIRECTS redirects requests for internet hosts to local servers. */

/** Origins on the internet, and the local one for each. */
const redirects = /** @type {Record<string, string>} */ (
  JSON.parse(process.env['REDIRECTS'] ?? '{}')
)

const originalFetch = globalThis.fetch
globalThis.fetch = (address, options) => {
  const { href, origin } = new URL(address instanceof Request ? address.url : address)
  return originalFetch(href.replace(origin, redirects[origin] ?? origin), options)
}

// @ts-check
/** Loaded into the editor's process: leads addresses on the internet to servers on this computer, as the variable REDIRECTS says. */
import http from 'node:http'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'

/** Origins on the internet, and the local one for each. */
const redirects = /** @type {Record<string, string>} */ (
  JSON.parse(process.env['REDIRECTS'] ?? '{}')
)

/** @param {string | URL} address */
function here(address) {
  const { origin, pathname, search } = new URL(address)
  return new URL(pathname + search, redirects[origin] ?? origin)
}

const fetchThere = globalThis.fetch
globalThis.fetch = (address, options) =>
  fetchThere(address instanceof Request ? address : here(address), options)
/**
 * Only the signature that this project uses.
 * @param {string} address
 * @param {import('node:http').RequestOptions} options
 */
const request = (address, options) => http.request(here(address), options)
Object.assign(https, { request })
syncBuiltinESMExports()

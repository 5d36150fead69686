import { inBoth } from '../bilingual.ts'
import { group } from './groups.ts'
import { words } from './messages/messages.ts'
import type { FormatName, ModelNode } from './node.ts'
import { value } from './values.ts'

interface Verifier {
  /** The name of its tools for owners of sites. */
  tools: string
  /** The `name` of the meta tag that it reads. */
  name: string
  pattern: string
  example: string
}

/** Search engines that look in the head of the page for proof of who owns it. */
export const verifiers = {
  google: {
    tools: 'Google Search Console',
    name: 'google-site-verification',
    pattern: '^[A-Za-z0-9_+/-]{40,80}={0,2}$',
    example: 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE',
  },
  bing: {
    tools: 'Bing Webmaster Tools',
    name: 'msvalidate.01',
    pattern: '^[0-9A-Fa-f]{32}$',
    example: '0123456789ABCDEF0123456789ABCDEF',
  },
} satisfies Record<string, Verifier>

function code(title: string, format: FormatName, { tools, example, pattern }: Verifier) {
  return value({
    title: inBoth(title),
    ...words('site.verification.code', { tools, example }),
    format,
    pattern,
    example,
  })
}

/** Proof for search engines that the site is its owner's. */
export const verification: ModelNode = group({
  ...words('site.verification'),
  properties: {
    google: code('Google', 'googleCode', verifiers.google),
    bing: code('Bing', 'bingCode', verifiers.bing),
  },
})

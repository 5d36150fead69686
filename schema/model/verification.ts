import { inBoth } from '../bilingual.ts'
import { groupWithMessages } from './groups.ts'
import { messagesOf } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { value } from './values.ts'

interface Verifier {
  title: string
  format: NonNullable<ModelNode['format']>
  /** The name of its website for site owners. */
  tools: string
  /** The name of the meta tag with the code. */
  name: string
  pattern: string
  example: string
}

/** The search engines that verify who owns a site by a code in the head of the page. */
export const verifiers = {
  google: {
    title: 'Google',
    format: 'googleCode',
    tools: 'Google Search Console',
    name: 'google-site-verification',
    pattern: '^[A-Za-z0-9_+/-]{40,80}={0,2}$',
    example: 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE',
  },
  bing: {
    title: 'Bing',
    format: 'bingCode',
    tools: 'Bing Webmaster Tools',
    name: 'msvalidate.01',
    pattern: '^[0-9A-Fa-f]{32}$',
    example: '0123456789ABCDEF0123456789ABCDEF',
  },
} satisfies Record<string, Verifier>

/** The codes with which search engines verify who owns the site. */
export const verification: ModelNode = groupWithMessages('site.verification', {
  properties: Object.fromEntries(
    Object.entries(verifiers).map(([key, { title, tools, format, pattern, example }]) => [
      key,
      value({
        title: inBoth(title),
        ...messagesOf('site.verification.code', { tools, example }),
        format,
        pattern,
        example,
      }),
    ]),
  ),
})

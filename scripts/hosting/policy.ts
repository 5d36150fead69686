/**
 * The content security policy, in two parts. Browsers enforce both. The document's part is a meta tag that is generated
 * from the document. The host's part is the same for all content and all versions: it is set once, so it must not block
 * any later page.
 */
import { createHash } from 'node:crypto'

import { parse } from 'parse5'

import { captchaService } from '../../schema/captchaService.ts'
import { mailService } from '../../schema/mailService.ts'
import { attributeOf, elementsIn, rawTextOf, type Element } from './htmlElements.ts'

/** Sources by directive. */
type Directives = Readonly<Record<string, readonly string[]>>

const none = ["'none'"]
const self = ["'self'"]
const captchaOrigins = captchaService.origins
const emailOrigin = new URL(mailService.endpoint).origin

const hashSource = (content: string) =>
  `'sha256-${createHash('sha256').update(content, 'utf8').digest('base64')}'`

const policyText = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** The host's part never changes: it does not depend on content, scripts, or outside services. */
const hostDirectives = ({ isHttps }: { isHttps: boolean }): Directives => ({
  'base-uri': none,
  'form-action': none,
  'frame-ancestors': none,
  'object-src': none,
  'script-src-attr': none,
  'style-src-attr': none,
  'img-src': [...self, 'data:'],
  'font-src': self,
  // WebKitGTK cannot load pages from localhost over http with this directive, so it is for https only.
  ...(isHttps && { 'upgrade-insecure-requests': [] }),
})

/**
 * The document's part, from the finished document. Blocks all scripts and styles that are not in the document, and, if
 * there is no form, all requests to other hosts.
 */
function documentDirectives(html: string): Directives {
  const elements = elementsIn(parse(html))
  const elementsOf = (name: string) => elements.filter(({ tagName }) => tagName === name)
  const hasForm = elementsOf('form').length > 0
  const inlineScripts = elementsOf('script').filter(isInlineScript)
  const captchaSources = hasForm ? captchaOrigins : []
  return {
    'default-src': none,
    'script-src': [...self, ...hashSourcesOf(inlineScripts), ...captchaSources],
    'style-src': [...self, ...hashSourcesOf(elementsOf('style')), ...captchaSources],
    'img-src': [...self, 'data:'],
    'font-src': self,
    'connect-src': [...self, ...(hasForm ? [emailOrigin] : []), ...captchaSources],
    ...(hasForm && { 'frame-src': captchaOrigins }),
    'base-uri': none,
    'form-action': none,
  }
}

/** The policy of the owner's pages: their own styles, pictures of the site, no scripts, no requests to other sites. */
const ownerDirectives = (styles: readonly string[]): Directives => ({
  'script-src': none,
  // Style attributes stay allowed: they cannot request anything that the lines below forbid.
  'style-src-elem': [...self, ...new Set(styles.map(hashSource))],
  'img-src': [...self, 'data:'],
  'font-src': [...self, 'data:'],
  'media-src': self,
  'connect-src': none,
  'frame-src': none,
  'object-src': none,
  'worker-src': none,
  'base-uri': none,
  'form-action': none,
})

/** Whether a script is inline code. Data blocks (JSON) do not run and need no hash. */
const isInlineScript = (script: Element) =>
  attributeOf(script, 'src') === undefined &&
  !attributeOf(script, 'type')?.endsWith('json')

const hashSourcesOf = (elements: Element[]) => [
  ...new Set(elements.map((element) => hashSource(rawTextOf(element)))),
]

/** The host's part as the value of a header: the same for every document. */
export const hostPolicy = (transport: { isHttps: boolean }) =>
  policyText(hostDirectives(transport))

/** Both parts as the value of a header, for settings that are written with each build. */
export const fullPolicy = (html: string, transport: { isHttps: boolean }) =>
  policyText({ ...hostDirectives(transport), ...documentDirectives(html) })

const metaTag = (directives: Directives) =>
  `<meta http-equiv="Content-Security-Policy" content="${policyText(directives)}">`

/** The document's part as a meta tag. */
export const documentPolicyTag = (html: string) => metaTag(documentDirectives(html))

/** The meta tag for one of the owner's pages, from the contents of its style elements. */
export const ownerPolicyTag = (styles: readonly string[]) =>
  metaTag(ownerDirectives(styles))

/**
 * The content security policy, in two parts: browsers apply both. The document carries what depends on it in its own head,
 * and so is in step with itself on every host. A host's settings hold what is true of every content and every version of
 * this project: they are printed once, and must never block a later page.
 */
import { createHash } from 'node:crypto'

import { captchaService } from '../../schema/captchaService.ts'
import { mailService } from '../../schema/mailService.ts'

/** Sources by the name of their directive. */
type Directives = Readonly<Record<string, readonly string[]>>

const none = ["'none'"]
const self = ["'self'"]
const captcha = captchaService.hosts
const emailService = new URL(mailService.endpoint).origin

const hash = (content: string) =>
  `'sha256-${createHash('sha256').update(content, 'utf8').digest('base64')}'`

const asText = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** Never changes: nothing in it depends on a content, on a script's text or on an outside service. */
const forHost = ({ https }: { https: boolean }): Directives => ({
  'base-uri': none,
  'form-action': none,
  'frame-ancestors': none,
  'object-src': none,
  'script-src-attr': none,
  'style-src-attr': none,
  'img-src': [...self, 'data:'],
  'font-src': self,
  'manifest-src': self,
  // WebKitGTK loads nothing over loopback http once insecure requests are upgraded: https output only.
  ...(https && { 'upgrade-insecure-requests': [] }),
})

/** Made from the finished document: what it does not contain may not run, and without a form it talks to nobody. */
function forDocument(html: string): Directives {
  const { scripts, styles } = inlineBlocks(html)
  const hasForm = html.includes('<form')
  const services = hasForm ? captcha : []
  return {
    'default-src': none,
    'script-src': [...self, ...scripts, ...services],
    // Emotion puts empty style tags into the page and fills them through the style sheet's own interface.
    'style-src': [...self, ...styles, hash(''), ...services],
    'img-src': [...self, 'data:'],
    'font-src': self,
    'connect-src': [...self, ...(hasForm ? [emailService] : []), ...services],
    ...(hasForm && { 'frame-src': captcha }),
    'manifest-src': self,
    'base-uri': none,
    'form-action': none,
  }
}

/** For a page of words: its own styles apply and its own site's pictures are shown. It runs nothing and asks nobody else. */
const forOwnPage = (styles: readonly string[]): Directives => ({
  'script-src': none,
  // Says nothing of style attributes, which cannot ask for anything that the lines below do not allow.
  'style-src-elem': [...self, ...new Set(styles.map(hash))],
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

/** Hashes of a document's inline blocks; data blocks (JSON) do not run and need none. */
function inlineBlocks(html: string): { scripts: string[]; styles: string[] } {
  const scripts: string[] = []
  for (const [, attributes = '', content = ''] of html.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/gi,
  )) {
    const runs = !/\btype="application\/(ld\+)?json"/i.test(attributes)
    if (runs && !/\ssrc=/i.test(attributes)) scripts.push(content)
  }
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(
    ([, content = '']) => content,
  )
  const hashes = (contents: string[]) => [...new Set(contents.map(hash))]
  return { scripts: hashes(scripts), styles: hashes(styles) }
}

/** The header's value in a host's settings: the same for every document. */
export const hostPolicy = (transport: { https: boolean }) => asText(forHost(transport))

/** The header's value where it is written with each build: both parts, for this very document. */
export const wholePolicy = (html: string, transport: { https: boolean }) =>
  asText({ ...forHost(transport), ...forDocument(html) })

const metaTag = (directives: Directives) =>
  `<meta http-equiv="Content-Security-Policy" content="${asText(directives)}">`

/** The document's own part: a tag for its head, before anything that it governs. */
export const documentPolicyTag = (html: string) => metaTag(forDocument(html))

/** The same for another page of the site, of whose style elements the contents are given. */
export const ownPagePolicyTag = (styles: readonly string[]) => metaTag(forOwnPage(styles))

/** The content security policy, made from the finished document: what it does not contain may not run. */
import { createHash } from 'node:crypto'

interface PolicyParts {
  /** Contents of the inline scripts that may run. */
  scripts: readonly string[]
  /** Contents of the inline style blocks that may apply. */
  styles: readonly string[]
  /** WebKitGTK loads nothing over loopback http once insecure requests are upgraded: https output only. */
  https: boolean
}

interface Directive {
  name: string
  sources?: string[]
  /** A `<meta>` policy may not carry it. */
  headerOnly?: boolean
}

const captcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com']
const emailService = 'https://api.emailjs.com'

const hash = (content: string) =>
  `'sha256-${createHash('sha256').update(content, 'utf8').digest('base64')}'`

function directives({ scripts, styles, https }: PolicyParts): Directive[] {
  // Emotion puts empty style tags into the page and fills them through the style sheet's own interface.
  const styleHashes = [...new Set([...styles, ''].map(hash))]
  const list: Directive[] = [
    { name: 'default-src', sources: ["'none'"] },
    {
      name: 'script-src',
      sources: ["'self'", ...new Set(scripts.map(hash)), ...captcha],
    },
    { name: 'script-src-attr', sources: ["'none'"] },
    { name: 'style-src', sources: ["'self'", ...styleHashes, ...captcha] },
    { name: 'style-src-attr', sources: ["'none'"] },
    { name: 'img-src', sources: ["'self'", 'data:'] },
    { name: 'font-src', sources: ["'self'"] },
    { name: 'connect-src', sources: ["'self'", emailService, ...captcha] },
    { name: 'frame-src', sources: captcha },
    { name: 'manifest-src', sources: ["'self'"] },
    { name: 'base-uri', sources: ["'none'"] },
    { name: 'form-action', sources: ["'none'"] },
    { name: 'frame-ancestors', sources: ["'none'"], headerOnly: true },
    { name: 'object-src', sources: ["'none'"] },
  ]
  return https ? [...list, { name: 'upgrade-insecure-requests' }] : list
}

const asText = (list: Directive[]) =>
  list.map(({ name, sources = [] }) => [name, ...sources].join(' ')).join('; ')

/** The policy as a header's value. */
export function policy(parts: PolicyParts): string {
  return asText(directives(parts))
}

/** Contents of the inline blocks of a document; data blocks (JSON) need no leave and are left out. */
function inlineBlocks(html: string): Pick<PolicyParts, 'scripts' | 'styles'> {
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
  return { scripts, styles }
}

/** The header's value for this very document. */
export function policyOf(html: string, { https }: { https: boolean }): string {
  return policy({ ...inlineBlocks(html), https })
}

/** For a document of words and a drawing: its own style applies, and nothing else. */
export function stylePolicyOf(html: string): string {
  return asText([
    { name: 'default-src', sources: ["'none'"] },
    { name: 'img-src', sources: ["'self'"] },
    { name: 'style-src', sources: inlineBlocks(html).styles.map(hash) },
    { name: 'base-uri', sources: ["'none'"] },
    { name: 'form-action', sources: ["'none'"] },
    { name: 'frame-ancestors', sources: ["'none'"] },
  ])
}

/** Puts the policy into the document for hosts that take no headers: first in the head, before anything that it governs. */
export function withMetaPolicy(html: string): string {
  const list = directives({ ...inlineBlocks(html), https: false })
  const content = asText(list.filter(({ headerOnly }) => !headerOnly))
  const tag = `<meta http-equiv="Content-Security-Policy" content="${content}">`
  // The character set has to stand within the first 1,024 bytes, so it stays ahead of the policy.
  const afterCharset = html.replace(
    /<meta charset="[^"]*"\s*\/?>/i,
    (charset) => charset + tag,
  )
  return afterCharset === html
    ? html.replace(/<head[^>]*>/i, (head) => head + tag)
    : afterCharset
}

export type StyleCheck = { ok: true } | { ok: false; sentence: string }

/** The policy refuses style attributes in markup: a document with one would be shown without that style. */
export function checkNoInlineStyles(html: string): StyleCheck {
  const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, '')
  for (const [tag] of markup.matchAll(/<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi)) {
    const withoutValues = tag.replace(/"[^"]*"|'[^']*'/g, '')
    if (/\sstyle=/i.test(withoutValues)) {
      return {
        ok: false,
        sentence:
          `Failed to build: a style attribute, which the content security policy blocks, stands in ${tag.slice(0, 200)}. ` +
          'Move the style into the theme or an sx prop, or use a component that writes none.',
      }
    }
  }
  return { ok: true }
}

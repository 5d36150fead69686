import type { BuiltSite } from './builtSite.ts'
import {
  cacheRule,
  cacheRules,
  commonHeaders,
  documentHeaders,
  fileHeaders,
  type Header,
} from './headers.ts'

/** Netlify and Cloudflare Pages ignore longer lines, without a word. */
const maxLineLength = 2000

export const isTakenWhole = (headers: string) =>
  headers.split('\n').every((line) => line.length <= maxLineLength)

/**
 * The `_headers` file of Netlify and Cloudflare Pages.
 * Both add up all rules that match a path, so no header may be in two of them: each name at the top has a rule of its own.
 */
export function headersFile({
  html,
  base,
  files,
}: Pick<BuiltSite, 'html' | 'base' | 'files'>): string {
  const https = true
  const rule = (path: string, headers: readonly Header[]) =>
    [path, ...headers.map(({ name, value }) => `  ${name}: ${value}`)].join('\n')
  const caching = (value: string): Header => ({ name: 'Cache-Control', value })
  const atTop = files
    .filter((file) => file !== 'index.html')
    .map((file) => file.replace(/\/.*/, '/*'))
  const rules = [
    rule(`${base}*`, commonHeaders({ https })),
    // Some hosts serve the document at its file's name too.
    ...[base, `${base}index.html`].map((path) =>
      rule(path, [...documentHeaders(html, { https }), caching(cacheRules.document)]),
    ),
    ...[...new Set(atTop)].map((path) =>
      rule(base + path, [...fileHeaders, caching(cacheRule(path))]),
    ),
  ]
  return `${rules.join('\n')}\n`
}

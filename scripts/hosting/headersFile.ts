import type { BuiltSite } from './builtSite.ts'
import {
  cacheRule,
  cacheRules,
  commonHeaders,
  documentHeaders,
  drawingPolicy,
  filePolicy,
  isDrawing,
  isOwnPage,
  policyHeader,
  type Header,
} from './headers.ts'
import { wholePolicy } from './policy.ts'

/** Netlify and Cloudflare Pages ignore longer lines, without a word. */
const maxLineLength = 2000

export const hasShortLines = (headers: string) =>
  headers.split('\n').every((line) => line.length <= maxLineLength)

/**
 * The `_headers` file of Netlify and Cloudflare Pages, written with each build.
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
  const forDocument = documentHeaders(wholePolicy(html, { https }))
  const rules = [
    rule(`${base}*`, commonHeaders({ https })),
    // Some hosts serve the document at its file's name too.
    ...[base, `${base}index.html`].map((path) =>
      rule(path, [...forDocument, caching(cacheRules.document)]),
    ),
    ...atTop(files).map(({ path, policy }) =>
      rule(base + path, [policyHeader(policy), caching(cacheRule(path))]),
    ),
  ]
  return `${rules.join('\n')}\n`
}

/** A rule for each name at the top of the site. A folder with pages or PDFs in it gets the policy of files: that of drawings would show them blank. */
function atTop(files: readonly string[]): { path: string; policy: string }[] {
  const paths = files.flatMap((file) => {
    if (file === 'index.html') return []
    if (file.includes('/')) return [file.replace(/\/.*/, '/*')]
    // Where a page has its file's name, some hosts send it without the ending.
    return isOwnPage(file) ? [file, file.replace('.html', '')] : [file]
  })
  return [...new Set(paths)].map((path) => {
    const governed = files.filter((file) => file.startsWith(path.replace('*', '')))
    const drawings = governed.some(isDrawing) && !governed.some(isPageOrPdf)
    return { path, policy: drawings ? drawingPolicy : filePolicy }
  })
}

const isPageOrPdf = (file: string) => /\.(html|pdf)$/i.test(file)

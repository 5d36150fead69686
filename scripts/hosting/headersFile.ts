import { versionFile } from '../../schema/read/versionText.ts'
import {
  cacheRule,
  cacheRules,
  commonHeaders,
  documentHeaders,
  drawingPolicy,
  filePolicy,
  isDrawing,
  isOwnerPage,
  policyHeader,
  corsHeader,
  type Header,
} from './headers.ts'
import { fullPolicy } from './policy.ts'

/** For 404 responses. Only a rule for all files applies to them, so the header must be harmless for every file. */
const frameHeader: Header = { name: 'X-Frame-Options', value: 'DENY' }

/** Netlify and Cloudflare Pages silently ignore longer lines. */
const maxLineLength = 2000

export const hasShortLines = (headers: string) =>
  headers.split('\n').every((line) => line.length <= maxLineLength)

interface BuiltSite {
  html: string
  /** The folder on the host, "/" or "/site/". */
  base: string
  /** Published files below the base, with forward slashes; "index.html" is the document. */
  files: readonly string[]
}

/**
 * The `_headers` file for Netlify and Cloudflare Pages, written by every build. Both merge all rules that match a path,
 * so no header may come from two rules: every name at the top level has its own rule.
 */
export function headersFile({ html, base, files }: BuiltSite): string {
  const isHttps = true
  const rule = (path: string, headers: readonly Header[]) =>
    [path, ...headers.map(({ name, value }) => `  ${name}: ${value}`)].join('\n')
  const cacheHeader = (value: string): Header => ({ name: 'Cache-Control', value })
  const headersForDocument = documentHeaders(fullPolicy(html, { isHttps }))
  const rules = [
    rule(`${base}*`, [...commonHeaders({ isHttps }), frameHeader]),
    // Some hosts also serve the document as index.html.
    ...[base, `${base}index.html`].map((path) =>
      rule(path, [...headersForDocument, cacheHeader(cacheRules.document)]),
    ),
    ...topLevelPolicies(files).map(({ path, policy }) =>
      rule(base + path, [
        policyHeader(policy),
        cacheHeader(cacheRule(path)),
        ...(path === versionFile ? [corsHeader] : []),
      ]),
    ),
  ]
  return `${rules.join('\n')}\n`
}

/**
 * The policy of every file and folder at the top level. A folder with pages or PDFs gets the policy for files: with the
 * one for drawings, they would be blank.
 */
function topLevelPolicies(files: readonly string[]): { path: string; policy: string }[] {
  const paths = files.flatMap((file) => {
    if (file === 'index.html') return []
    if (file.includes('/')) return [file.replace(/\/.*/, '/*')]
    // Some hosts serve a page without its .html ending.
    return isOwnerPage(file) ? [file, file.replace('.html', '')] : [file]
  })
  return [...new Set(paths)].map((path) => {
    const matches = files.filter((file) => file.startsWith(path.replace('*', '')))
    const isForDrawings = matches.some(isDrawing) && !matches.some(isPageOrPdf)
    return { path, policy: isForDrawings ? drawingPolicy : filePolicy }
  })
}

const isPageOrPdf = (file: string) => /\.(html|pdf)$/i.test(file)

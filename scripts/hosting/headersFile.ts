import type { BuiltSite } from './builtSite.ts'
import { cacheRule, cacheRules, hashedFolder, siteHeaders } from './headers.ts'

/** Netlify and Cloudflare Pages ignore longer lines. */
export const longestLine = 2000

/**
 * The `_headers` file of Netlify and Cloudflare Pages.
 * Both add up all rules that match a path, so no two caching rules may match the same one: each name at the top has its own.
 */
export function headersFile({
  html,
  base,
  files,
}: Pick<BuiltSite, 'html' | 'base' | 'files'>): string {
  const rule = (path: string, lines: string[]) =>
    [path, ...lines.map((line) => `  ${line}`)].join('\n')
  const everywhere = rule(
    `${base}*`,
    siteHeaders(html, { https: true }).map(({ name, value }) => `${name}: ${value}`),
  )
  const document = rule(base, [`Cache-Control: ${cacheRules.document}`])
  const hashed = rule(`${base}${hashedFolder}*`, [`Cache-Control: ${cacheRules.hashed}`])
  const others = files
    .filter((file) => file !== 'index.html' && !file.startsWith(hashedFolder))
    .map((file) => file.replace(/\/.*/, '/*'))
  const rest = [...new Set(others)].map((path) =>
    rule(base + path, [`Cache-Control: ${cacheRule(path)}`]),
  )
  return `${[everywhere, document, hashed, ...rest].join('\n')}\n`
}

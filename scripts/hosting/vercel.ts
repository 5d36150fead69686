import type { BuiltSite } from './builtSite.ts'
import {
  cacheRules,
  commonHeaders,
  documentHeaders,
  fileHeaders,
  hashedFolder,
  type Header,
} from './headers.ts'

const header = ({ name, value }: Header) => ({ key: name, value })
const cache = (value: string) => [{ key: 'Cache-Control', value }]

/** vercel.json. Where several rules give one header, Vercel takes the last. */
export function vercel({ html, base }: BuiltSite): string {
  const https = true
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: true,
    ...(base === '/'
      ? {}
      : { rewrites: [{ source: `${base}(.*)`, destination: '/$1' }] }),
    headers: [
      {
        source: '/(.*)',
        headers: [...commonHeaders({ https }), ...fileHeaders].map(header),
      },
      { source: `${base}(.+)`, headers: cache(cacheRules.other) },
      { source: `${base}${hashedFolder}(.*)`, headers: cache(cacheRules.hashed) },
      {
        source: base,
        headers: [
          ...documentHeaders(html, { https }).map(header),
          ...cache(cacheRules.document),
        ],
      },
    ],
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}

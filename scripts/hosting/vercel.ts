import { versionFile } from '../../schema/read/versionText.ts'
import {
  cacheRules,
  commonHeaders,
  documentHeaders,
  drawingPolicy,
  filePolicy,
  hashedFolder,
  policyHeader,
  readByAll,
  type Header,
} from './headers.ts'
import { hostPolicy } from './policy.ts'

const header = ({ name, value }: Header) => ({ key: name, value })
const cache = (value: string) => [{ key: 'Cache-Control', value }]

/** vercel.json. If several rules set one header, Vercel uses the last. */
export function vercel(address: URL): string {
  const https = true
  const base = address.pathname
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    trailingSlash: true,
    redirects: [{ source: `${base}index.html`, destination: base, permanent: true }],
    ...(base === '/'
      ? {}
      : { rewrites: [{ source: `${base}(.*)`, destination: '/$1' }] }),
    headers: [
      {
        source: '/(.*)',
        headers: [...commonHeaders({ https }), policyHeader(filePolicy)].map(header),
      },
      { source: '/(.*).svg', headers: [header(policyHeader(drawingPolicy))] },
      { source: `${base}(.+)`, headers: cache(cacheRules.other) },
      { source: base + versionFile, headers: [header(readByAll)] },
      { source: `${base}${hashedFolder}(.*)`, headers: cache(cacheRules.hashed) },
      {
        source: base,
        headers: [
          ...documentHeaders(hostPolicy({ https })).map(header),
          ...cache(cacheRules.document),
        ],
      },
    ],
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}

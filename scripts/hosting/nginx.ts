import {
  cacheRules,
  commonHeaders,
  contentTypes,
  documentHeaders,
  drawingPolicy,
  filePolicy,
  hashedFolder,
  hostFiles,
  notFoundFile,
  policyHeader,
  textEndings,
  type Header,
} from './headers.ts'
import { hostPolicy } from './policy.ts'

export interface NginxOptions {
  /** The folder of the built files on the server. */
  root: string
  /** Serves plain http on this local port, for tests; otherwise https for everyone. */
  loopbackPort?: number | undefined
}

/** Values are our own: no quotes or backslashes, and a dollar only before the name of a variable. */
const quoted = (text: string) => `"${text}"`

const addHeader = ({ name, value }: Header) =>
  `add_header ${name} ${quoted(value)} always;`

/** Without `always`: a 404 must not be cached for a year. */
const addCache = (value: string) => `add_header Cache-Control ${quoted(value)};`

const indented = (lines: string[], depth = 1) =>
  lines.map((line) => (line === '' ? line : `${'    '.repeat(depth)}${line}`))

/** The variable with the policy of a file, by its ending. */
const policyVariable = '$file_policy'

function policies(): string[] {
  const lines = [`default ${quoted(filePolicy)};`, `~*\\.svg$ ${quoted(drawingPolicy)};`]
  return [`map $uri ${policyVariable} {`, ...indented(lines), '}', '']
}

function types(): string[] {
  const lines = Object.entries(contentTypes).map(([ending, type]) => `${type} ${ending};`)
  return ['types {', ...indented(lines), '}']
}

function listen(host: string, loopbackPort: number | undefined): string[] {
  if (loopbackPort !== undefined)
    return [`listen 127.0.0.1:${loopbackPort};`, 'server_name localhost;']
  return [
    'listen 443 ssl http2;',
    'listen [::]:443 ssl http2;',
    `server_name ${host};`,
    `ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;`,
    `ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
  ]
}

/** Requests for other host names get a 404. */
function redirectToHttps(host: string): string[] {
  return [
    'server {',
    ...indented([
      'listen 80;',
      'listen [::]:80;',
      `server_name ${host};`,
      ...[...commonHeaders({ https: false }), policyHeader(filePolicy)].map(addHeader),
      `if ($host != ${host}) {`,
      ...indented(['return 404;']),
      '}',
      `return 301 https://${host}$request_uri;`,
    ]),
    '}',
    '',
  ]
}

/** A location with headers of its own does not inherit the server's, so each repeats them. */
function location(match: string, body: string[], headers: string[]): string[] {
  return [`location ${match} {`, ...indented([...body, ...headers]), '}', '']
}

/** For a site in a folder: redirects its address without the trailing slash, 404 for everything outside. */
function besideFolder(base: string): string[] {
  return [
    ...location(`= ${base.slice(0, -1)}`, [`return 301 ${base}$is_args$args;`], []),
    ...location('/', ['return 404;'], []),
  ]
}

/**
 * The configuration of an nginx site. Needs gzip_static (built in) and brotli_static
 * (libnginx-mod-http-brotli-static).
 */
export function nginx(address: URL, { root, loopbackPort }: NginxOptions): string {
  const base = address.pathname
  const https = loopbackPort === undefined
  const common = commonHeaders({ https })
  const forDocument = [...common, ...documentHeaders(hostPolicy({ https }))].map(
    addHeader,
  )
  const forFiles = [...common, policyHeader(policyVariable)].map(addHeader)
  const textTypes = [...new Set(textEndings.map((ending) => contentTypes[ending]))]
  // `alias` and `try_files` do not work together in nginx: the base is cut off and `root` is used.
  const withoutBase = base === '/' ? [] : [`rewrite ^${base}(.*)$ /$1 break;`]
  // Folders are not served.
  const file = [...withoutBase, 'try_files $uri =404;']

  const server = [
    ...listen(address.hostname, loopbackPort),
    `root ${root};`,
    'charset utf-8;',
    `charset_types ${textTypes.filter((type) => type !== 'text/html').join(' ')};`,
    'server_tokens off;',
    'absolute_redirect off;',
    'brotli_static on;',
    'gzip_static on;',
    'gzip_vary on;',
    'etag on;',
    // nginx sends every header twice for an invalid range; no file is large enough to need ranges.
    'max_ranges 0;',
    ...types(),
    ...forFiles,
    `error_page 404 ${base}${notFoundFile};`,
    '',
    ...location(
      `= ${base}`,
      ['rewrite ^ /index.html break;'],
      [...forDocument, addCache(cacheRules.document)],
    ),
    ...location(`${base}${hashedFolder}`, file, [
      ...forFiles,
      addCache(cacheRules.hashed),
    ]),
    ...location(base, file, [...forFiles, addCache(cacheRules.other)]),
    ...location(`= ${base}${notFoundFile}`, ['internal;', ...withoutBase], []),
    '# Not part of the site: the document has one address only, and the compressed files go out as what they stand for.',
    ...location(`= ${base}index.html`, ['return 404;'], []),
    ...hostFiles.flatMap((file) => location(`= ${base}${file}`, ['return 404;'], [])),
    ...location(String.raw`~ \.(br|gz)$`, ['return 404;'], []),
    ...(base === '/' ? [] : besideFolder(base)),
  ]
  return [
    ...policies(),
    ...(https ? redirectToHttps(address.hostname) : []),
    'server {',
    ...indented(server).slice(0, -1),
    '}',
    '',
  ].join('\n')
}

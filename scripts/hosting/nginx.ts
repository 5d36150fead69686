import {
  cacheRules,
  commonHeaders,
  contentTypes,
  documentHeaders,
  drawingPolicy,
  filePolicy,
  hashedFolder,
  notFoundFile,
  policyHeader,
  textEndings,
  type Header,
} from './headers.ts'
import { hostPolicy } from './policy.ts'

export interface NginxOptions {
  /** Where the built files lie on the server. */
  root: string
  /** Plain http on this port of this machine, to try the settings; else https for everyone. */
  loopbackPort?: number | undefined
}

/** Values are our own: none holds a quote or a backslash, and the only dollar begins the name of a variable. */
const quoted = (text: string) => `"${text}"`

const addHeader = ({ name, value }: Header) =>
  `add_header ${name} ${quoted(value)} always;`

/** Without `always`, so that a missing file is not remembered for a year. */
const addCache = (value: string) => `add_header Cache-Control ${quoted(value)};`

const indented = (lines: string[], depth = 1) =>
  lines.map((line) => (line === '' ? line : `${'    '.repeat(depth)}${line}`))

/** The policy of a file, by its ending. */
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

/** Requests for a name that no site of the server has may arrive here: they get a 404. */
function redirectToHttps(host: string): string[] {
  return [
    'server {',
    ...indented([
      'listen 80;',
      'listen [::]:80;',
      `server_name ${host};`,
      `if ($host != ${host}) {`,
      ...indented(['return 404;']),
      '}',
      `return 301 https://${host}$request_uri;`,
    ]),
    '}',
    '',
  ]
}

/** A location with a header of its own inherits none from the server, so each repeats all of them. */
function location(match: string, body: string[], headers: string[]): string[] {
  return [`location ${match} {`, ...indented([...body, ...headers]), '}', '']
}

/** Around a site in a folder: its address without the last slash leads to it, and nothing else is there. */
function besideFolder(base: string): string[] {
  return [
    ...location(`= ${base.slice(0, -1)}`, [`return 301 ${base}$is_args$args;`], []),
    ...location('/', ['return 404;'], []),
  ]
}

/** An nginx site. Needs the modules gzip_static (built in) and brotli_static (libnginx-mod-http-brotli-static). */
export function nginx(address: URL, { root, loopbackPort }: NginxOptions): string {
  const base = address.pathname
  const https = loopbackPort === undefined
  const common = commonHeaders({ https })
  const forDocument = [...common, ...documentHeaders(hostPolicy({ https }))].map(
    addHeader,
  )
  const forFiles = [...common, policyHeader(policyVariable)].map(addHeader)
  const textTypes = [...new Set(textEndings.map((ending) => contentTypes[ending]))]
  // `alias` and `try_files` do not work together in nginx, so the base is cut off and `root` is used.
  const withoutBase = base === '/' ? [] : [`rewrite ^${base}(.*)$ /$1 break;`]
  // A folder is not a page of the site.
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
    // For a range that a file does not have, nginx sends every header twice. No file here is so large that it is asked for in parts.
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
    ...location(`= ${base}_headers`, ['return 404;'], []),
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

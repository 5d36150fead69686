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
  textTypes,
  type Header,
} from './headers.ts'
import { hostPolicy } from './policy.ts'

interface NginxOptions {
  /** The folder of the built files on the server. */
  root: string
  /** Serves plain http on this local port, for tests; otherwise https for everyone. */
  loopbackPort?: number | undefined
}

const indented = (lines: readonly string[]) => lines.join('\n    ')

/** Writes headers. Our values have no quotes or backslashes, and a dollar sign only before the name of a variable. */
const addHeaders = (headers: readonly Header[]) =>
  headers.map(({ name, value }) => `add_header ${name} "${value}" always;`)

/** Writes a cache header, without `always`, because a 404 must not be cached for a year. */
const addCache = (value: string) => `add_header Cache-Control "${value}";`

/** A location with its own headers does not inherit the server's, so every location repeats them. */
const location = (match: string, ...body: string[]) =>
  `
    location ${match} {
        ${body.join('\n        ')}
    }`

/** Requests for other host names get a 404. */
const redirectToHttps = (host: string) => `server {
    listen 80;
    listen [::]:80;
    server_name ${host};
    ${indented(addHeaders([...commonHeaders({ isHttps: false }), policyHeader(filePolicy)]))}
    if ($host != ${host}) {
        return 404;
    }
    return 301 https://${host}$request_uri;
}
`

const listenForAll = (host: string) => [
  'listen 443 ssl http2;',
  'listen [::]:443 ssl http2;',
  `server_name ${host};`,
  `ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;`,
  `ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;`,
  'ssl_protocols TLSv1.2 TLSv1.3;',
]

/** The configuration of an nginx site. Needs gzip_static (built in) and brotli_static (libnginx-mod-http-brotli-static). */
export function nginxConfiguration(
  address: URL,
  { root, loopbackPort }: NginxOptions,
): string {
  const { pathname: base, hostname } = address
  const isHttps = loopbackPort === undefined
  const common = commonHeaders({ isHttps })
  const forDocument = addHeaders([...common, ...documentHeaders(hostPolicy({ isHttps }))])
  const forFiles = addHeaders([...common, policyHeader('$file_policy')])
  // nginx adds the character set to the types that `charset_types` lists, and always to text/html.
  const withoutCharset = (type: string) => type.replace(/;.*/, '')
  const types = Object.entries(contentTypes).map(
    ([extension, type]) => `${withoutCharset(type)} ${extension};`,
  )
  const charsetTypes = new Set(textTypes.map(([, type]) => withoutCharset(type)))
  charsetTypes.delete('text/html')
  const listen = isHttps
    ? listenForAll(hostname)
    : [`listen 127.0.0.1:${loopbackPort};`, 'server_name localhost;']
  // `alias` and `try_files` do not work together in nginx, so the base is removed and `root` is used.
  const withoutBase = base === '/' ? [] : [`rewrite ^${base}(.*)$ /$1 break;`]
  // `try_files` without a slash does not serve folders.
  const file = [...withoutBase, 'try_files $uri =404;', ...forFiles]
  const hidden = ['index.html', ...hostFiles].map((name) => `= ${base}${name}`)
  // For a site in a folder: redirects its address without the trailing slash, 404 for everything outside.
  const besideFolder =
    base === '/'
      ? []
      : [
          location(`= ${base.slice(0, -1)}`, `return 301 ${base}$is_args$args;`),
          location('/', 'return 404;'),
        ]
  // nginx sends every header twice for an invalid range; no file is large enough to need ranges.
  return `map $uri $file_policy {
    default "${filePolicy}";
    ~*\\.svg$ "${drawingPolicy}";
}

${isHttps ? redirectToHttps(hostname) : ''}server {
    ${indented(listen)}
    root ${root};
    charset utf-8;
    charset_types ${[...charsetTypes].join(' ')};
    server_tokens off;
    absolute_redirect off;
    brotli_static on;
    gzip_static on;
    gzip_vary on;
    etag on;
    max_ranges 0;
    types {
        ${types.join('\n        ')}
    }
    ${indented(forFiles)}
    error_page 404 ${base}${notFoundFile};
${[
  location(
    `= ${base}`,
    'rewrite ^ /index.html break;',
    ...forDocument,
    addCache(cacheRules.document),
  ),
  location(`${base}${hashedFolder}`, ...file, addCache(cacheRules.hashed)),
  location(base, ...file, addCache(cacheRules.other)),
  location(`= ${base}${notFoundFile}`, 'internal;', ...withoutBase),
  '\n    # Not part of the site: the document has one address only, and compressed files are sent only in place of the original ones.',
  ...[...hidden, String.raw`~ \.(br|gz)$`].map((match) => location(match, 'return 404;')),
  ...besideFolder,
].join('\n')}
}
`
}

import {
  cacheRules,
  commonHeaders,
  contentTypes,
  documentHeaders,
  drawingPolicy,
  filePolicy,
  hashedFolder,
  settingsFiles,
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

/** The directives for headers. Our values have no quotes or backslashes, and dollar signs only for variables. */
const headerLines = (headers: readonly Header[]) =>
  headers.map(({ name, value }) => `add_header ${name} "${value}" always;`)

/** The directive for a cache header, without `always`, because a 404 must not be cached for a year. */
const cacheLine = (value: string) => `add_header Cache-Control "${value}";`

/** A location with its own headers does not inherit the server's, so every location repeats them. */
const locationBlock = (match: string, ...body: string[]) =>
  `
    location ${match} {
        ${body.join('\n        ')}
    }`

/** Requests for other host names get a 404. */
const httpsRedirectBlock = (host: string) => `server {
    listen 80;
    listen [::]:80;
    server_name ${host};
    ${indented(headerLines([...commonHeaders({ isHttps: false }), policyHeader(filePolicy)]))}
    if ($host != ${host}) {
        return 404;
    }
    return 301 https://${host}$request_uri;
}
`

const httpsLines = (host: string) => [
  'listen 443 ssl http2;',
  'listen [::]:443 ssl http2;',
  `server_name ${host};`,
  `ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;`,
  `ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;`,
  'ssl_protocols TLSv1.2 TLSv1.3;',
]

/** The configuration of an nginx site. Needs gzip_static (built in) and brotli_static (libnginx-mod-http-brotli-static). */
export function nginxConfiguration(address: URL, options: NginxOptions): string {
  const { root, loopbackPort } = options
  const { pathname: base, hostname } = address
  const isHttps = loopbackPort === undefined
  const common = commonHeaders({ isHttps })
  const policy = hostPolicy({ isHttps })
  const documentLines = headerLines([...common, ...documentHeaders(policy)])
  const fileHeaderLines = headerLines([...common, policyHeader('$file_policy')])
  // nginx adds the character set to the types that `charset_types` lists, and always to text/html.
  const withoutCharset = (type: string) => type.replace(/;.*/, '')
  const typeLines = Object.entries(contentTypes).map(
    ([extension, type]) => `${withoutCharset(type)} ${extension};`,
  )
  const charsetTypes = new Set(textTypes.map(([, type]) => withoutCharset(type)))
  charsetTypes.delete('text/html')
  const listenLines = isHttps
    ? httpsLines(hostname)
    : [`listen 127.0.0.1:${loopbackPort};`, 'server_name localhost;']
  // `alias` and `try_files` do not work together in nginx, so the base is removed and `root` is used.
  const rewriteLines = base === '/' ? [] : [`rewrite ^${base}(.*)$ /$1 break;`]
  // `try_files` without a slash does not serve folders.
  const fileLines = [...rewriteLines, 'try_files $uri =404;', ...fileHeaderLines]
  const hiddenPaths = ['index.html', ...settingsFiles].map((name) => `= ${base}${name}`)
  const notFoundBlock = (match: string) => locationBlock(match, 'return 404;')
  // For a site in a folder: a redirect from its address without the trailing slash, and a 404 outside the folder.
  const locationsOutsideFolder =
    base === '/'
      ? []
      : [
          locationBlock(`= ${base.slice(0, -1)}`, `return 301 ${base}$is_args$args;`),
          notFoundBlock('/'),
        ]
  // nginx sends every header twice for an invalid range; no file is large enough to need ranges.
  return `map $uri $file_policy {
    default "${filePolicy}";
    ~*\\.svg$ "${drawingPolicy}";
}

${isHttps ? httpsRedirectBlock(hostname) : ''}server {
    ${indented(listenLines)}
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
        ${typeLines.join('\n        ')}
    }
    ${indented(fileHeaderLines)}
    error_page 404 ${base}${notFoundFile};
${[
  locationBlock(
    `= ${base}`,
    'rewrite ^ /index.html break;',
    ...documentLines,
    cacheLine(cacheRules.document),
  ),
  locationBlock(`${base}${hashedFolder}`, ...fileLines, cacheLine(cacheRules.hashed)),
  locationBlock(base, ...fileLines, cacheLine(cacheRules.other)),
  locationBlock(`= ${base}${notFoundFile}`, 'internal;', ...rewriteLines),
  '\n    # Not part of the site: the document has one address only, and compressed files are sent only in place of the original ones.',
  ...[...hiddenPaths, String.raw`~ \.(br|gz)$`].map(notFoundBlock),
  ...locationsOutsideFolder,
].join('\n')}
}
`
}

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
  sentType,
  textEndings,
  type Header,
} from './headers.ts'
import { hostPolicy } from './policy.ts'

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`)

const block = (tag: string, match: string, lines: readonly string[]) => [
  `<${tag} ${match}>`,
  ...indented(lines),
  `</${tag}>`,
]

/** Hosts load different modules: a directive of a missing one would be an error for every visitor. */
const ifModule = (module: string, lines: readonly string[]) =>
  block('IfModule', `mod_${module}.c`, lines)

/** Escapes a path for a regular expression. */
const literally = (text: string) =>
  text.replaceAll(/[.+*?()[\]{}^$|\\]/g, String.raw`\$&`)

/** `always` includes 404 responses. Values are our own and contain no double quotes. */
const always = ({ name, value }: Header) => `Header always set ${name} "${value}"`

const cache = (value: string, condition = '') =>
  `Header set Cache-Control "${value}"${condition}`

const compressed = String.raw`(\.(br|gz))?$`
const compressible = `(${textEndings.join('|')})`

function headers(base: string): string[] {
  return [
    ...ifModule('setenvif', [
      `SetEnvIf Request_URI "^${literally(base + hashedFolder)}" hashed_file`,
    ]),
    ...ifModule('headers', [
      ...[...commonHeaders({ https: true }), policyHeader(filePolicy)].map(always),
      cache(cacheRules.other),
      cache(cacheRules.hashed, ' env=hashed_file'),
      ...block('FilesMatch', `"\\.${compressible}${compressed}"`, [
        'Header merge Vary Accept-Encoding',
      ]),
      ...block('FilesMatch', String.raw`"\.svg${compressed}"`, [
        always(policyHeader(drawingPolicy)),
      ]),
      ...block('FilesMatch', String.raw`"^index\.html${compressed}"`, [
        // Without upgrade-insecure-requests: a shared host often has http alone until it gets a certificate.
        ...documentHeaders(hostPolicy({ https: false })).map(always),
        cache(cacheRules.document),
      ]),
      // Otherwise a 404 would be cached for an hour.
      ...block('FilesMatch', `"^${literally(notFoundFile)}${compressed}"`, [
        'Header unset Cache-Control',
      ]),
    ]),
  ]
}

function types(): string[] {
  const lines = Object.entries(contentTypes).map(([ending, type]) => {
    const whole = textEndings.includes(ending) ? `"${type}; charset=utf-8"` : type
    return `AddType ${whole} .${ending}`
  })
  return ifModule('mime', lines)
}

/** Serves the compressed copy of a text file, if the build wrote one and the browser accepts it. */
function precompressed(): string[] {
  const forms = [
    { ending: 'br', encoding: 'br' },
    { ending: 'gz', encoding: 'gzip' },
  ]
  return ifModule('mime', [
    ...ifModule('headers', [
      ...ifModule('rewrite', [
        'RewriteEngine On',
        'RewriteRule ^$ index.html [L]',
        '# The compressed files have no address of their own.',
        'RewriteCond %{ENV:REDIRECT_STATUS} ^$',
        String.raw`RewriteRule (\.(br|gz)|^_headers)$ - [R=404,L]`,
        ...forms.flatMap(({ ending, encoding }) => [
          String.raw`RewriteCond %{HTTP:Accept-Encoding} \b${encoding}\b`,
          `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
          String.raw`RewriteRule \.${compressible}$ %{REQUEST_URI}.${ending} [L,E=no-gzip:1,E=no-brotli:1]`,
        ]),
      ]),
      // Apache takes the ending .br for Breton.
      'RemoveLanguage .br',
      ...forms.map(({ ending, encoding }) => `AddEncoding ${encoding} .${ending}`),
      // Apache takes the type from the last ending, which is .gz here.
      ...textEndings.flatMap((ending) =>
        block('FilesMatch', String.raw`"\.${ending}\.(br|gz)$"`, [
          `ForceType "${sentType(ending)}"`,
        ]),
      ),
    ]),
  ])
}

/**
 * The `.htaccess` of Apache and LiteSpeed, written with each build. It does not depend on the document, which carries
 * its own policy. Hosts need to allow `AllowOverride FileInfo` only.
 */
export function apacheFile(base: string): string {
  return [
    `# If every page answers 500, this host refuses a line of this file: its error log names it. Without the file the site works.`,
    ...types(),
    ...headers(base),
    ...precompressed(),
    `ErrorDocument 404 ${base}${notFoundFile}`,
    '',
  ].join('\n')
}

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

const lines = (texts: readonly string[]) => texts.join('\n    ')

/** Escapes a path for a regular expression. */
const escapeRegExp = (text: string) =>
  text.replaceAll(/[.+*?()[\]{}^$|\\]/g, String.raw`\$&`)

/** The directives for headers. `always` includes 404 responses. Our values contain no double quotes. */
const headerLines = (headers: readonly Header[]) =>
  lines(headers.map(({ name, value }) => `Header always set ${name} "${value}"`))

const cacheLine = (value: string) => `Header set Cache-Control "${value}"`

const typeLines = Object.entries(contentTypes).map(([ending, type]) => {
  const fullType = textEndings.includes(ending) ? `"${type}; charset=utf-8"` : type
  return `AddType ${fullType} .${ending}`
})
const textTypes = new Set(textEndings.map((ending) => contentTypes[ending]))

/**
 * The `.htaccess` for Apache and LiteSpeed, written by every build. It does not depend on the document, which has its
 * own policy. Hosts need to allow only `AllowOverride FileInfo`. They load different modules, and a directive of a
 * missing module would be an error for every visitor.
 */
export function apacheFile(base: string): string {
  // Without HSTS and upgrade-insecure-requests: a shared host often has no certificate yet, or one that expires.
  const forDocument = documentHeaders(hostPolicy({ https: false }))
  // Cache-Control is unset for the 404 page, which would be cached for an hour. Apache never answers 304 to the ETag of
  // a file that it compresses, so browsers revalidate by the time.
  return String.raw`# If every page answers 500, this host refuses a line of this file: its error log names it. Without the file the site works.
<IfModule mod_mime.c>
    ${lines(typeLines)}
</IfModule>
<IfModule mod_setenvif.c>
  SetEnvIf Request_URI "^${escapeRegExp(base + hashedFolder)}" hashed_file
</IfModule>
<IfModule mod_headers.c>
    ${headerLines([...commonHeaders({ https: false }), policyHeader(filePolicy)])}
  ${cacheLine(cacheRules.other)}
  ${cacheLine(cacheRules.hashed)} env=hashed_file
  <FilesMatch "\.svg$">
    ${headerLines([policyHeader(drawingPolicy)])}
  </FilesMatch>
  <FilesMatch "^index\.html$">
    ${headerLines(forDocument)}
    ${cacheLine(cacheRules.document)}
  </FilesMatch>
  <FilesMatch "^${escapeRegExp(notFoundFile)}$">
    Header unset Cache-Control
  </FilesMatch>
</IfModule>
<IfModule mod_filter.c>
  <IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE ${[...textTypes].join(' ')}
  </IfModule>
</IfModule>
FileETag None
<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteRule ^$ index.html [L]
  # Copies for nginx and settings for other hosts have no address.
  RewriteRule (\.(br|gz)|^_headers)$ - [R=404,L]
</IfModule>
ErrorDocument 404 ${base}${notFoundFile}
`
}

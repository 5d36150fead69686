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
  textTypes,
  type Header,
} from './headers.ts'
import { hostPolicy } from './policy.ts'

const indented = (texts: readonly string[]) => texts.join('\n    ')

const escapedForRegExp = (text: string) =>
  text.replaceAll(/[.+*?()[\]{}^$|\\]/g, String.raw`\$&`)

/** The directives for headers. `always` includes 404 responses. Our values contain no double quotes. */
const headerLines = (headers: readonly Header[]) =>
  indented(headers.map(({ name, value }) => `Header always set ${name} "${value}"`))

const cacheLine = (value: string) => `Header set Cache-Control "${value}"`

const compressedSuffix = String.raw`(\.(br|gz))?$`
const textExtensions = `(${textTypes.map(([extension]) => extension).join('|')})`

const typeLines = Object.entries(contentTypes).map(([extension, type]) => {
  // A value with a space needs quotation marks.
  const value = type.includes(' ') ? `"${type}"` : type
  return `AddType ${value} .${extension}`
})

/** The extensions of compressed copies, with the encoding that a browser must accept to get the copy of a text file. */
const copies = { br: 'br', gz: 'gzip' }
const copyRules = Object.entries(copies).flatMap(([extension, encoding]) => [
  String.raw`RewriteCond %{HTTP:Accept-Encoding} \b${encoding}\b`,
  `RewriteCond %{REQUEST_FILENAME}.${extension} -f`,
  String.raw`RewriteRule \.${textExtensions}$ %{REQUEST_URI}.${extension} [L,E=no-gzip:1,E=no-brotli:1]`,
])
const encodingLines = Object.entries(copies).map(
  ([extension, encoding]) => `AddEncoding ${encoding} .${extension}`,
)
/** Apache derives the type from the last extension, which is .gz here. */
const copyTypeLines = textTypes.map(
  ([extension, type]) => String.raw`<FilesMatch "\.${extension}\.(br|gz)$">
      ForceType "${type}"
    </FilesMatch>`,
)

/**
 * The `.htaccess` for Apache and LiteSpeed, written by every build. It does not depend on the document, which has its
 * own policy. Hosts need to allow only `AllowOverride FileInfo`. They load different modules, and a directive of a
 * missing module would be an error for every visitor.
 */
export function apacheFile(base: string): string {
  // Leaves out HSTS and upgrade-insecure-requests: a shared host often has no certificate yet, or one that expires.
  const headersForDocument = documentHeaders(hostPolicy({ isHttps: false }))
  // Cache-Control is unset so that the 404 page is not cached for an hour. RemoveLanguage: to Apache, .br is Breton.
  return String.raw`# If every page responds with 500, this host refuses a line of this file: its error log names it. Without the file, the site works.
<IfModule mod_mime.c>
    ${indented(typeLines)}
</IfModule>
<IfModule mod_setenvif.c>
  SetEnvIf Request_URI "^${escapedForRegExp(base + hashedFolder)}" hashed_file
</IfModule>
<IfModule mod_headers.c>
    ${headerLines([...commonHeaders({ isHttps: false }), policyHeader(filePolicy)])}
  ${cacheLine(cacheRules.other)}
  ${cacheLine(cacheRules.hashed)} env=hashed_file
  <FilesMatch "\.${textExtensions}${compressedSuffix}">
    Header merge Vary Accept-Encoding
  </FilesMatch>
  <FilesMatch "\.svg${compressedSuffix}">
    ${headerLines([policyHeader(drawingPolicy)])}
  </FilesMatch>
  <FilesMatch "^index\.html${compressedSuffix}">
    ${headerLines(headersForDocument)}
    ${cacheLine(cacheRules.document)}
  </FilesMatch>
  <FilesMatch "^${escapedForRegExp(notFoundFile)}${compressedSuffix}">
    Header unset Cache-Control
  </FilesMatch>
</IfModule>
<IfModule mod_mime.c>
  <IfModule mod_headers.c>
    <IfModule mod_rewrite.c>
    RewriteEngine On
    RewriteRule ^$ index.html [L]
    # Visitors cannot request these files: compressed copies, _headers, copies of the owner's files, and the sent list.
    RewriteCond %{ENV:REDIRECT_STATUS} ^$
    RewriteRule (\.(br|gz)|^_headers|(^|/)[\da-f]{32}-(copy-.*|site-files\.json))$ - [R=404,L]
    ${indented(copyRules)}
    </IfModule>
    RemoveLanguage .br
    ${indented(encodingLines)}
    ${indented(copyTypeLines)}
  </IfModule>
</IfModule>
ErrorDocument 404 ${base}${notFoundFile}
`
}

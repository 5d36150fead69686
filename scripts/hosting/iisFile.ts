import {
  cacheRules,
  commonHeaders,
  contentTypes,
  documentHeaders,
  drawingPolicy,
  filePolicy,
  hashedFolder,
  isDrawing,
  notFoundFile,
  policyHeader,
  type Header,
} from './headers.ts'
import { hostPolicy } from './policy.ts'

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Removes a setting before adding it: adding one that the server already has is an error 500. */
const replaceSetting = (
  key: string,
  value: string,
  { element = 'add', attributes = '' } = {},
) =>
  `<remove ${key}="${escapeXml(value)}"/>
      <${element} ${key}="${escapeXml(value)}"${attributes}/>`

const httpHeaders = (headers: readonly Header[]) => `<httpProtocol>
      <customHeaders>
      ${headers.map(({ name, value }) => replaceSetting('name', name, { attributes: ` value="${escapeXml(value)}"` })).join('\n      ')}
      </customHeaders>
    </httpProtocol>`

/** IIS expects the maximum age as days.hours:minutes:seconds. */
function caching(value: string): string {
  const age = Number(/max-age=(\d+)/.exec(value)?.[1])
  if (Number.isNaN(age)) return '<clientCache cacheControlMode="DisableCache"/>'
  const time = new Date(age * 1000).toISOString().slice(11, 19)
  const custom = value.replace(/, max-age=\d+/, '')
  return `<clientCache cacheControlMode="UseMaxAge" cacheControlMaxAge="${Math.floor(age / 86_400)}.${time}" cacheControlCustom="${custom}"/>`
}

const types = Object.entries(contentTypes).map(([extension, type]) =>
  replaceSetting('fileExtension', `.${extension}`, {
    element: 'mimeMap',
    attributes: ` mimeType="${type}"`,
  }),
)

/** Settings for one file or folder. */
const location = (path: string, content: string) => `
  <location path="${escapeXml(path)}">
    <system.webServer>
    ${content}
    </system.webServer>
  </location>`
const cachingOf = (value: string) => `<staticContent>${caching(value)}</staticContent>`

/** The `web.config` for IIS, written by every build. IIS compresses by itself; it cannot serve compressed copies. */
export function iisFile(files: readonly string[]): string {
  // Leaves out HSTS and upgrade-insecure-requests: a shared host often has no certificate yet, or one that expires.
  const forDocument = httpHeaders(documentHeaders(hostPolicy({ isHttps: false })))
  const drawings = files
    .filter(isDrawing)
    .map((path) => location(path, httpHeaders([policyHeader(drawingPolicy)])))
  return `<?xml version="1.0" encoding="utf-8"?>
<configuration>
  <system.webServer>
    <staticContent>
      ${types.join('\n      ')}
      ${caching(cacheRules.other)}
    </staticContent>
    ${httpHeaders([...commonHeaders({ isHttps: false }), policyHeader(filePolicy)])}
    <defaultDocument>
      <files><clear/><add value="index.html"/></files>
    </defaultDocument>
    <httpErrors errorMode="Custom">
      ${replaceSetting('statusCode', '404', { element: 'error', attributes: ` path="${notFoundFile}" responseMode="File"` })}
    </httpErrors>
    <security>
      <requestFiltering>
        <fileExtensions>
      ${['.br', '.gz'].map((extension) => replaceSetting('fileExtension', extension, { attributes: ' allowed="false"' })).join('\n      ')}
        </fileExtensions>
        <hiddenSegments>
      ${replaceSetting('segment', '_headers')}
        </hiddenSegments>
        <!-- The list of sent files. The names of copies are random. -->
        <denyUrlSequences>
      ${replaceSetting('sequence', '-site-files.json')}
        </denyUrlSequences>
      </requestFiltering>
    </security>
  </system.webServer>${location('index.html', `${cachingOf(cacheRules.document)}\n    ${forDocument}`)}${location(hashedFolder.replace('/', ''), cachingOf(cacheRules.hashed))}${drawings.join('')}
</configuration>
`
}

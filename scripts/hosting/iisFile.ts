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

const escapedForXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Removes a setting before adding it: IIS responds with 500 if the server already has the setting. */
const settingReplacement = (
  key: string,
  value: string,
  { element = 'add', attributes = '' } = {},
) =>
  `<remove ${key}="${escapedForXml(value)}"/>
      <${element} ${key}="${escapedForXml(value)}"${attributes}/>`

const headersXml = (headers: readonly Header[]) => `<httpProtocol>
      <customHeaders>
      ${headers.map(({ name, value }) => settingReplacement('name', name, { attributes: ` value="${escapedForXml(value)}"` })).join('\n      ')}
      </customHeaders>
    </httpProtocol>`

/** IIS expects the maximum age as days.hours:minutes:seconds. */
function clientCacheXml(value: string): string {
  const maxAgeSeconds = Number(/max-age=(\d+)/.exec(value)?.[1])
  if (Number.isNaN(maxAgeSeconds)) return '<clientCache cacheControlMode="DisableCache"/>'
  const time = new Date(maxAgeSeconds * 1000).toISOString().slice(11, 19)
  const custom = value.replace(/, max-age=\d+/, '')
  return `<clientCache cacheControlMode="UseMaxAge" cacheControlMaxAge="${Math.floor(maxAgeSeconds / 86_400)}.${time}" cacheControlCustom="${custom}"/>`
}

const mimeMaps = Object.entries(contentTypes).map(([extension, type]) =>
  settingReplacement('fileExtension', `.${extension}`, {
    element: 'mimeMap',
    attributes: ` mimeType="${type}"`,
  }),
)

/** Settings for one file or folder. */
const locationXml = (path: string, content: string) => `
  <location path="${escapedForXml(path)}">
    <system.webServer>
    ${content}
    </system.webServer>
  </location>`
const staticContentXml = (value: string) =>
  `<staticContent>${clientCacheXml(value)}</staticContent>`

/** The `web.config` for IIS, written by every build. IIS compresses when it sends; it cannot serve compressed copies. */
export function iisFile(files: readonly string[]): string {
  // Leaves out HSTS and upgrade-insecure-requests: a shared host often has no certificate yet, or one that expires.
  const documentHeadersXml = headersXml(documentHeaders(hostPolicy({ isHttps: false })))
  const drawingLocations = files
    .filter(isDrawing)
    .map((path) => locationXml(path, headersXml([policyHeader(drawingPolicy)])))
  return `<?xml version="1.0" encoding="utf-8"?>
<configuration>
  <system.webServer>
    <staticContent>
      ${mimeMaps.join('\n      ')}
      ${clientCacheXml(cacheRules.other)}
    </staticContent>
    ${headersXml([...commonHeaders({ isHttps: false }), policyHeader(filePolicy)])}
    <defaultDocument>
      <files><clear/><add value="index.html"/></files>
    </defaultDocument>
    <httpErrors errorMode="Custom">
      ${settingReplacement('statusCode', '404', { element: 'error', attributes: ` path="${notFoundFile}" responseMode="File"` })}
    </httpErrors>
    <security>
      <requestFiltering>
        <fileExtensions>
      ${['.br', '.gz'].map((extension) => settingReplacement('fileExtension', extension, { attributes: ' allowed="false"' })).join('\n      ')}
        </fileExtensions>
        <hiddenSegments>
      ${settingReplacement('segment', '_headers')}
        </hiddenSegments>
        <!-- The sent list. Copies of the owner's files need no rule: nobody can guess their names. -->
        <denyUrlSequences>
      ${settingReplacement('sequence', '-site-files.json')}
        </denyUrlSequences>
      </requestFiltering>
    </security>
  </system.webServer>${locationXml('index.html', `${staticContentXml(cacheRules.document)}\n    ${documentHeadersXml}`)}${locationXml(hashedFolder.replace('/', ''), staticContentXml(cacheRules.hashed))}${drawingLocations.join('')}
</configuration>
`
}

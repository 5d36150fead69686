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
  sentType,
  type Header,
} from './headers.ts'
import { hostPolicy } from './policy.ts'

type Attributes = Readonly<Record<string, string>>

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function tag(name: string, attributes: Attributes, children?: readonly string[]): string {
  const given = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escaped(value)}"`,
  )
  const opening = `<${name}${given.join('')}`
  if (!children) return `${opening}/>`
  const inside = children.flatMap((child) => child.split('\n')).map((line) => `  ${line}`)
  return [`${opening}>`, ...inside, `</${name}>`].join('\n')
}

/** Removes a setting before adding it: adding one that the server has already is an error 500. */
const instead = (key: string, value: string, rest: Attributes, name = 'add') => [
  tag('remove', { [key]: value }),
  tag(name, { [key]: value, ...rest }),
]

const httpHeaders = (headers: readonly Header[]) =>
  tag('httpProtocol', {}, [
    tag(
      'customHeaders',
      {},
      headers.flatMap(({ name, value }) => instead('name', name, { value })),
    ),
  ])

/** IIS wants the maximum age as days.hours:minutes:seconds. */
function caching(value: string): string {
  const age = Number(/max-age=(\d+)/.exec(value)?.[1])
  if (Number.isNaN(age)) return tag('clientCache', { cacheControlMode: 'DisableCache' })
  const time = new Date(age * 1000).toISOString().slice(11, 19)
  return tag('clientCache', {
    cacheControlMode: 'UseMaxAge',
    cacheControlMaxAge: `${Math.floor(age / 86_400)}.${time}`,
    cacheControlCustom: value.replace(/, max-age=\d+/, ''),
  })
}

const types = Object.keys(contentTypes).flatMap((ending) =>
  instead('fileExtension', `.${ending}`, { mimeType: sentType(ending) }, 'mimeMap'),
)

/** Settings for one file or folder. */
const location = (path: string, children: readonly string[]) =>
  tag('location', { path }, [tag('system.webServer', {}, children)])

/** The `web.config` of IIS, written with each build. IIS compresses by itself: it cannot serve compressed copies. */
export function iisFile(files: readonly string[]): string {
  const common = tag('system.webServer', {}, [
    tag('staticContent', {}, [...types, caching(cacheRules.other)]),
    httpHeaders([...commonHeaders({ https: true }), policyHeader(filePolicy)]),
    tag('defaultDocument', {}, [
      tag('files', {}, [tag('clear', {}), tag('add', { value: 'index.html' })]),
    ]),
    tag('httpErrors', { errorMode: 'Custom' }, [
      ...instead(
        'statusCode',
        '404',
        { path: notFoundFile, responseMode: 'File' },
        'error',
      ),
    ]),
    tag('security', {}, [
      tag('requestFiltering', {}, [
        tag(
          'fileExtensions',
          {},
          ['.br', '.gz'].flatMap((ending) =>
            instead('fileExtension', ending, { allowed: 'false' }),
          ),
        ),
        tag('hiddenSegments', {}, instead('segment', '_headers', {})),
      ]),
    ]),
  ])
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    tag('configuration', {}, [
      common,
      location('index.html', [
        tag('staticContent', {}, [caching(cacheRules.document)]),
        // Without upgrade-insecure-requests: a shared host often has http alone until it gets a certificate.
        httpHeaders(documentHeaders(hostPolicy({ https: false }))),
      ]),
      location(hashedFolder.replace('/', ''), [
        tag('staticContent', {}, [caching(cacheRules.hashed)]),
      ]),
      ...files
        .filter(isDrawing)
        .map((path) => location(path, [httpHeaders([policyHeader(drawingPolicy)])])),
    ]),
    '',
  ].join('\n')
}

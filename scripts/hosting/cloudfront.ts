import { readFileSync } from 'node:fs'

import { fromRoot } from '../files/fromRoot.ts'
import {
  cacheRules,
  commonHeaders,
  documentHeaders,
  drawingPolicy,
  filePolicy,
  policyHeader,
  type Header,
} from './headers.ts'
import { hostPolicy } from './policy.ts'

/** Amazon's policy "CachingOptimized": obeys Cache-Control, compresses with brotli and gzip. */
const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6'

/** CloudFront has its own settings for these headers and rejects them as custom headers. */
const settingOf: Record<string, (value: string) => string> = {
  'Content-Security-Policy': (value) =>
    `ContentSecurityPolicy: { ContentSecurityPolicy: "${value}", Override: true }`,
  'X-Content-Type-Options': () => 'ContentTypeOptions: { Override: true }',
  'Referrer-Policy': (value) =>
    `ReferrerPolicy: { ReferrerPolicy: ${value}, Override: true }`,
  'Strict-Transport-Security': (value) =>
    `StrictTransportSecurity: { AccessControlMaxAgeSec: ${value.replace('max-age=', '')}, Override: true }`,
}

const customHeader = ({ name, value }: Header) =>
  `- { Header: ${name}, Value: "${value}", Override: true }`

const indented = (lines: string[], depth: number) =>
  lines.map((line) => `\n${' '.repeat(depth)}${line}`).join('')

function responseHeaders(name: string, addedHeaders: Header[], caching: string): string {
  const headers = [...commonHeaders({ https: true }), ...addedHeaders]
  const custom = [
    ...headers.filter((header) => !(header.name in settingOf)),
    { name: 'Cache-Control', value: caching },
  ]
  return `
  ${name}Headers:
    Type: AWS::CloudFront::ResponseHeadersPolicy
    Properties:
      ResponseHeadersPolicyConfig:
        Name: !Sub '\${AWS::StackName}-${name.toLowerCase()}'
        SecurityHeadersConfig:${indented(
          headers.flatMap((header) => settingOf[header.name]?.(header.value) ?? []),
          10,
        )}
        CustomHeadersConfig:
          Items:${indented(custom.map(customHeader), 12)}`
}

const behavior = (headers: string) => [
  'TargetOriginId: files',
  'ViewerProtocolPolicy: redirect-to-https',
  'Compress: true',
  `CachePolicyId: ${cachingOptimized}`,
  `ResponseHeadersPolicyId: !Ref ${headers}Headers`,
  'FunctionAssociations: [{ EventType: viewer-request, FunctionARN: !GetAtt Address.FunctionARN }]',
]

/** A CloudFormation template for us-east-1: a private bucket, the distribution, and its headers. */
export function cloudfront(address: URL): string {
  const forDocument = documentHeaders(hostPolicy({ https: true }))
  const headers = [
    responseHeaders('Document', forDocument, cacheRules.document),
    responseHeaders('Hashed', [policyHeader(drawingPolicy)], cacheRules.hashed),
    responseHeaders('Drawing', [policyHeader(drawingPolicy)], cacheRules.other),
    responseHeaders('Other', [policyHeader(filePolicy)], cacheRules.other),
  ].join('')
  return readFileSync(fromRoot('scripts/hosting/cloudfront.yaml'), 'utf8')
    .replace(/^#.*\n/, '')
    .replaceAll('ADDRESS', address.href)
    .replaceAll('HOSTNAME', address.hostname)
    .replaceAll('BASE', address.pathname)
    .replace('POLICY', filePolicy)
    .replace(/\n *#HEADERS/, () => headers)
    .replaceAll(/\n( *)#BEHAVIOR (\w+)/g, (_, { length }: string, name: string) =>
      indented(behavior(name), length),
    )
}

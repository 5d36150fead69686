import {
  cacheRules,
  commonHeaders,
  documentHeaders,
  drawingPolicy,
  filePolicy,
  hashedFolder,
  policyHeader,
  type Header,
} from './headers.ts'
import { hostPolicy } from './policy.ts'

/** Amazon's policy "CachingOptimized": obeys Cache-Control, compresses with brotli and gzip. */
const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6'

/** CloudFront has its own settings for these headers and refuses them as custom headers. */
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

const below = (lines: string[], depth: number) =>
  lines.map((line) => `\n${' '.repeat(depth)}${line}`).join('')

function responseHeaders(name: string, own: Header[], caching: string): string {
  const headers = [...commonHeaders({ https: true }), ...own]
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
        SecurityHeadersConfig:${below(
          headers.flatMap((header) => settingOf[header.name]?.(header.value) ?? []),
          10,
        )}
        CustomHeadersConfig:
          Items:${below(custom.map(customHeader), 12)}`
}

const behavior = (headers: string) => [
  'TargetOriginId: files',
  'ViewerProtocolPolicy: redirect-to-https',
  'Compress: true',
  `CachePolicyId: ${cachingOptimized}`,
  `ResponseHeadersPolicyId: !Ref ${headers}Headers`,
  'FunctionAssociations: [{ EventType: viewer-request, FunctionARN: !GetAtt Address.FunctionARN }]',
]

const behaviorAt = (path: string, headers: string) =>
  `- PathPattern: '${path}'${below(behavior(headers), 12)}`

/** Redirects the folder without a trailing slash, keeping the language parameter. */
const toFolder = (base: string) => [
  `  if (request.uri === '${base.slice(0, -1)}') {`,
  '    var lang = request.querystring.lang',
  `    var to = '${base}' + (lang ? '?lang=' + lang.value : '')`,
  "    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: to } } }",
  '  }',
]

/** Serves the document at the base only, not as index.html. */
const viewerRequest = (base: string) => [
  'function handler(event) {',
  '  var request = event.request',
  ...(base === '/' ? [] : toFolder(base)),
  `  if (request.uri === '${base}') { request.uri = '${base}index.html'; return request }`,
  `  var hidden = request.uri.indexOf('${base}') !== 0 || request.uri === '${base}index.html'`,
  '    || /(\\/_headers|\\/\\.htaccess|\\/web\\.config|\\.br|\\.gz)$/.test(request.uri)',
  `  var headers = { 'content-security-policy': { value: "${filePolicy}" } }`,
  "  return hidden ? { statusCode: 404, statusDescription: 'Not Found', headers: headers } : request",
  '}',
]

/** A CloudFormation template for us-east-1: a private bucket, the distribution and its headers. */
export function cloudfront(address: URL): string {
  const base = address.pathname
  const forDocument = documentHeaders(hostPolicy({ https: true }))
  return `AWSTemplateFormatVersion: '2010-09-09'
Description: '${address.href}: upload dist to the bucket, below ${base}'
Parameters:
  CertificateArn: { Type: String }
Resources:
  Bucket: { Type: AWS::S3::Bucket }
  BucketPolicy:
    Type: AWS::S3::BucketPolicy
    Properties:
      Bucket: !Ref Bucket
      PolicyDocument:
        Statement:
          # Without leave to list, S3 answers 403 for a missing file instead of 404.
          - Effect: Allow
            Principal: { Service: cloudfront.amazonaws.com }
            Action: ['s3:GetObject', 's3:ListBucket']
            Resource: [!GetAtt Bucket.Arn, !Sub '\${Bucket.Arn}/*']
            Condition:
              StringEquals:
                'AWS:SourceArn': !Sub 'arn:aws:cloudfront::\${AWS::AccountId}:distribution/\${Distribution}'
  Access:
    Type: AWS::CloudFront::OriginAccessControl
    Properties:
      OriginAccessControlConfig:
        Name: !Ref AWS::StackName
        OriginAccessControlOriginType: s3
        SigningBehavior: always
        SigningProtocol: sigv4
  Address:
    Type: AWS::CloudFront::Function
    Properties:
      Name: !Sub '\${AWS::StackName}-address'
      AutoPublish: true
      FunctionConfig: { Comment: The document has one address, Runtime: cloudfront-js-2.0 }
      FunctionCode: |${below(viewerRequest(base), 8)}${[
        responseHeaders('Document', forDocument, cacheRules.document),
        responseHeaders('Hashed', [policyHeader(drawingPolicy)], cacheRules.hashed),
        responseHeaders('Drawing', [policyHeader(drawingPolicy)], cacheRules.other),
        responseHeaders('Other', [policyHeader(filePolicy)], cacheRules.other),
      ].join('')}
  Distribution:
    Type: AWS::CloudFront::Distribution
    Properties:
      DistributionConfig:
        Enabled: true
        HttpVersion: http2and3
        IPV6Enabled: true
        Aliases: [${address.hostname}]
        ViewerCertificate:
          AcmCertificateArn: !Ref CertificateArn
          MinimumProtocolVersion: TLSv1.2_2021
          SslSupportMethod: sni-only
        Origins:
          - Id: files
            DomainName: !GetAtt Bucket.RegionalDomainName
            S3OriginConfig: {}
            OriginAccessControlId: !GetAtt Access.Id
        DefaultCacheBehavior:${below(behavior('Other'), 10)}
        CacheBehaviors:${below(
          [
            behaviorAt(base, 'Document'),
            behaviorAt(`${base}${hashedFolder}*`, 'Hashed'),
            behaviorAt('*.svg', 'Drawing'),
          ],
          10,
        )}
`
}

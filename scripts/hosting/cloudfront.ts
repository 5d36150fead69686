import type { BuiltSite } from './builtSite.ts'
import {
  cacheRules,
  commonHeaders,
  documentHeaders,
  fileHeaders,
  hashedFolder,
  type Header,
} from './headers.ts'

/** Amazon's own policy "CachingOptimized": obeys Cache-Control, compresses with brotli and gzip. */
const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6'

/** These headers have settings of their own in CloudFront; it refuses them as custom ones. */
const settingOf: Record<string, (value: string) => Record<string, object>> = {
  'Content-Security-Policy': (value) => ({
    ContentSecurityPolicy: { ContentSecurityPolicy: value, Override: true },
  }),
  'X-Content-Type-Options': () => ({ ContentTypeOptions: { Override: true } }),
  'Referrer-Policy': (value) => ({
    ReferrerPolicy: { ReferrerPolicy: value, Override: true },
  }),
  'Strict-Transport-Security': (value) => ({
    StrictTransportSecurity: {
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
      Override: true,
    },
  }),
}

function responseHeaders(name: string, headers: Header[], cacheControl: string): object {
  const security = headers.flatMap((header) =>
    Object.entries(settingOf[header.name]?.(header.value) ?? {}),
  )
  const custom = headers.filter((header) => !(header.name in settingOf))
  return {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: { 'Fn::Sub': `\${AWS::StackName}-${name}` },
        SecurityHeadersConfig: Object.fromEntries(security),
        CustomHeadersConfig: {
          Items: [...custom, { name: 'Cache-Control', value: cacheControl }].map(
            ({ name: Header, value: Value }) => ({ Header, Value, Override: true }),
          ),
        },
      },
    },
  }
}

/** The folder without its last slash is the same page; the language that the address may name goes along. */
const toFolder = (base: string) =>
  [
    `  if (request.uri === '${base.slice(0, -1)}') {`,
    '    var lang = request.querystring.lang',
    `    var to = '${base}' + (lang ? '?lang=' + lang.value : '')`,
    "    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: to } } }",
    '  }',
  ].join('\n')

/** Sends the document at the base, and nothing else of that name. */
function viewerRequest(base: string): string {
  return [
    'function handler(event) {',
    '  var request = event.request',
    ...(base === '/' ? [] : [toFolder(base)]),
    `  if (request.uri === '${base}') { request.uri = '${base}index.html'; return request }`,
    `  var hidden = request.uri.indexOf('${base}') !== 0 || request.uri === '${base}index.html'`,
    '    || /(\\/_headers|\\.br|\\.gz)$/.test(request.uri)',
    "  return hidden ? { statusCode: 404, statusDescription: 'Not Found' } : request",
    '}',
  ].join('\n')
}

function behavior(policy: string): object {
  return {
    TargetOriginId: 'files',
    ViewerProtocolPolicy: 'redirect-to-https',
    Compress: true,
    CachePolicyId: cachingOptimized,
    ResponseHeadersPolicyId: { Ref: policy },
    FunctionAssociations: [
      {
        EventType: 'viewer-request',
        FunctionARN: { 'Fn::GetAtt': ['Address', 'FunctionARN'] },
      },
    ],
  }
}

/** A CloudFormation template: a private bucket, the distribution before it, and the headers. Deploy it in us-east-1. */
export function cloudfront({ html, address, base }: BuiltSite): string {
  const common = commonHeaders({ https: true })
  const forDocument = [...common, ...documentHeaders(html, { https: true })]
  const forFiles = [...common, ...fileHeaders]
  const bucketName = { 'Fn::GetAtt': ['Bucket', 'RegionalDomainName'] }
  const distribution =
    'arn:aws:cloudfront::${AWS::AccountId}:distribution/${Distribution}'
  const template = {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: `${address.href}: upload dist to the bucket, below ${base}`,
    Parameters: { CertificateArn: { Type: 'String' } },
    Resources: {
      Bucket: { Type: 'AWS::S3::Bucket' },
      BucketPolicy: {
        Type: 'AWS::S3::BucketPolicy',
        Properties: {
          Bucket: { Ref: 'Bucket' },
          PolicyDocument: {
            Statement: [
              {
                // Without leave to list, S3 answers 403 for a missing file instead of 404.
                Effect: 'Allow',
                Principal: { Service: 'cloudfront.amazonaws.com' },
                Action: ['s3:GetObject', 's3:ListBucket'],
                Resource: [
                  { 'Fn::GetAtt': ['Bucket', 'Arn'] },
                  { 'Fn::Sub': '${Bucket.Arn}/*' },
                ],
                Condition: {
                  StringEquals: { 'AWS:SourceArn': { 'Fn::Sub': distribution } },
                },
              },
            ],
          },
        },
      },
      Access: {
        Type: 'AWS::CloudFront::OriginAccessControl',
        Properties: {
          OriginAccessControlConfig: {
            Name: { 'Fn::Sub': '${AWS::StackName}' },
            OriginAccessControlOriginType: 's3',
            SigningBehavior: 'always',
            SigningProtocol: 'sigv4',
          },
        },
      },
      Address: {
        Type: 'AWS::CloudFront::Function',
        Properties: {
          Name: { 'Fn::Sub': '${AWS::StackName}-address' },
          AutoPublish: true,
          FunctionCode: viewerRequest(base),
          FunctionConfig: {
            Comment: 'The document has one address',
            Runtime: 'cloudfront-js-2.0',
          },
        },
      },
      DocumentHeaders: responseHeaders('document', forDocument, cacheRules.document),
      HashedHeaders: responseHeaders('hashed', forFiles, cacheRules.hashed),
      OtherHeaders: responseHeaders('other', forFiles, cacheRules.other),
      Distribution: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: {
          DistributionConfig: {
            Enabled: true,
            HttpVersion: 'http2and3',
            IPV6Enabled: true,
            Aliases: [address.hostname],
            ViewerCertificate: {
              AcmCertificateArn: { Ref: 'CertificateArn' },
              MinimumProtocolVersion: 'TLSv1.2_2021',
              SslSupportMethod: 'sni-only',
            },
            Origins: [
              {
                Id: 'files',
                DomainName: bucketName,
                S3OriginConfig: {},
                OriginAccessControlId: { 'Fn::GetAtt': ['Access', 'Id'] },
              },
            ],
            DefaultCacheBehavior: behavior('OtherHeaders'),
            CacheBehaviors: [
              { PathPattern: base, ...behavior('DocumentHeaders') },
              { PathPattern: `${base}${hashedFolder}*`, ...behavior('HashedHeaders') },
            ],
          },
        },
      },
    },
  }
  return `${JSON.stringify(template, null, 2)}\n`
}

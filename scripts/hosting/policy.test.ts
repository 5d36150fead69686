import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { documentPolicyTag, hostPolicy, ownPagePolicyTag, fullPolicy } from './policy.ts'

const sha256 = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const html = [
  '<!doctype html><html><head><meta charset="utf-8" /><meta name="viewport" content="x">',
  '<style data-emotion="css a">a{color:red}</style>',
  '<script type="application/ld+json">{"a":1}</script>',
  '<script type="application/json" id="words">{"b":2}</script>',
  '<script>boot()</script>',
  '<script type="module" src="/assets/x.js"></script></head><body><form></form></body></html>',
].join('')

function directive(text: string, name: string): string[] | undefined {
  const directiveText = text.split('; ').find((part) => part.split(' ')[0] === name)
  return directiveText?.split(' ').slice(1)
}

const contentOf = (tag: string) => /content="([^"]*)"/.exec(tag)?.[1] ?? ''
const forHosts = hostPolicy({ isHttps: true })
const policyOfBuild = fullPolicy(html, { isHttps: true })
const inDocument = contentOf(documentPolicyTag(html))

test('the policy lists the hash of every inline script and style, and of no data block', () => {
  for (const text of [inDocument, policyOfBuild]) {
    const scripts = directive(text, 'script-src')
    const styles = directive(text, 'style-src')
    const isHash = (source: string) => source.startsWith("'sha")
    expect(scripts?.filter(isHash)).toEqual([sha256('boot()')])
    expect(styles?.filter(isHash)).toEqual([sha256('a{color:red}')])
  }
})

test('no policy allows unsafe scripts, wildcards, or http', () => {
  for (const text of [forHosts, policyOfBuild, inDocument, ownPagePolicyTag(['a{}'])])
    expect(text).not.toMatch(/unsafe|\s\*\s|http:/)
  expect(directive(inDocument, 'default-src')).toEqual(["'none'"])
  expect(directive(policyOfBuild, 'default-src')).toEqual(["'none'"])
  expect(directive(policyOfBuild, 'frame-ancestors')).toEqual(["'none'"])
})

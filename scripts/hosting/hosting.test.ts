import { expect, test } from 'vitest'

import { versionFile } from '../../schema/read/versionText.ts'
import { headersFile, hasShortLines } from './headersFile.ts'
import { nginxConfiguration } from './nginx.ts'

const built = {
  html: '<html><head><style>a{}</style><script>boot()</script></head></html>',
  base: '/',
  files: ['assets/a-1.js', 'favicon.ico', 'index.html', 'logos/a.svg', 'logos/b.svg'],
}

test('only the version file can be read from another origin', () => {
  const allowed = /Access-Control-Allow-Origin/g
  const text = headersFile({ ...built, files: ['a.txt', versionFile] })
  expect(text.match(allowed)).toHaveLength(1)
  expect(text.split(versionFile)[1]).toMatch(allowed)
})

test('a host sends all headers of security and caching, and over https allows only https', () => {
  const printed = nginxConfiguration(new URL('https://www.example.com/'), {
    root: '/srv/site',
  })
  for (const sent of [
    'Strict-Transport-Security "max-age=63072000',
    'X-Content-Type-Options "nosniff"',
    'Referrer-Policy "strict-origin-when-cross-origin"',
    'Permissions-Policy "camera=(), geolocation=(), microphone=()',
    "frame-ancestors 'none'",
    'no-cache',
    'public, max-age=31536000, immutable',
  ])
    expect(printed).toContain(sent)
})

/** Link previews load the share pictures, search engines the icons. */
test('only the document is protected from being framed', () => {
  const name = 'Cross-Origin-Resource-Policy'
  const rules = headersFile(built).split(/\n(?=\/)/)
  const withIt = rules.filter((rule) => rule.includes(name))
  expect(withIt.map((rule) => rule.split('\n')[0])).toEqual(['/', '/index.html'])
})

test('_headers lists the scripts of the build, and a policy that hosts would silently ignore is detected', () => {
  expect(headersFile(built)).toMatch(/script-src 'self' 'sha256-/)
  expect(hasShortLines(headersFile(built))).toBe(true)
  const styles = Array.from({ length: 60 }, (_, at) => `<style>p{order:${at}}</style>`)
  const many = { ...built, html: built.html + styles.join('') }
  expect(hasShortLines(headersFile(many))).toBe(false)
})

test('_headers gives drawings a stricter policy than pages, PDFs, and their folders', () => {
  const files = 'index.html a.svg b.pdf c.html d/a.svg e/a.svg e/b.pdf'.split(' ')
  const rules = headersFile({ ...built, files }).matchAll(
    /^(\/\S+)\n {2}Content-Security-Policy: (.*sandbox)?/gm,
  )
  const strict = [...rules].map(([, path, sandbox]) => [path, sandbox !== undefined])
  expect(strict).toEqual([
    ['/index.html', false],
    ['/a.svg', true],
    ['/b.pdf', false],
    ['/c.html', false],
    ['/c', false],
    ['/d/*', true],
    ['/e/*', false],
  ])
})

test('no two matching rules of _headers set the same header, and all paths include the site’s folder', () => {
  const rules = headersFile({ ...built, base: '/folder/' })
    .trim()
    .split(/\n(?=\/)/)
  expect(rules.map((rule) => rule.split('\n')[0])).toEqual(
    ['*', '', 'index.html', 'assets/*', 'favicon.ico', 'logos/*'].map(
      (path) => `/folder/${path}`,
    ),
  )
  const [everywhere = [], ...others] = rules.map((rule) =>
    [...rule.matchAll(/^ {2}([\w-]+):/gm)].map(([, name = '']) => name),
  )
  for (const names of others) {
    expect(names).toContain('Cache-Control')
    expect(names.filter((name) => everywhere.includes(name))).toEqual([])
  }
})

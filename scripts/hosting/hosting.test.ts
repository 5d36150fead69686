import { expect, test } from 'vitest'

import { versionFile } from '../../schema/read/versionText.ts'
import { apacheFile } from './apacheFile.ts'
import { headersFile, hasShortLines } from './headersFile.ts'
import { iisFile } from './iisFile.ts'
import { nginxConfiguration } from './nginx.ts'
import { documentPolicyTag, fullPolicy, hostPolicy, ownerPolicyTag } from './policy.ts'

const page = `<style>a{}</style><style>a{}</style><script type="application/ld+json">{}</script><script type="application/json">{}</script><script>boot()</script><script type="module">late()</script><script type="module" src="/x.js"></script>`
const policies = [
  documentPolicyTag(page),
  documentPolicyTag(`${page}<form></form>`),
  ownerPolicyTag(['a{}', 'a{}']),
  ...[true, false].flatMap((isHttps) => [
    hostPolicy({ isHttps }),
    fullPolicy(page, { isHttps }),
  ]),
]

const builtSite = {
  html: '<html><head><style>a{}</style><script>boot()</script></head></html>',
  base: '/',
  files: ['assets/a-1.js', 'favicon.ico', 'index.html', 'logos/a.svg', 'logos/b.svg'],
}

const files =
  'index.html a.svg b.pdf c.html d/a.svg d/b.png e/a.svg e/b.pdf assets/a.js'.split(' ')
const allFiles = [...files, versionFile, 'logos/a & "b".svg', 'logos/c.SVG', 'd.old.html']
const nginxConfigurationFor = (address: string, loopbackPort?: number) =>
  nginxConfiguration(new URL(address), { root: '/srv/site', loopbackPort })
const nginx = nginxConfigurationFor('https://www.example.com/my.site/')
/** Only the lines that `nginx` does not have. */
const [nginxAtTop, nginxForTests] = ['https://example.com/', 'https://a.example/b/'].map(
  (address, index) =>
    nginxConfigurationFor(address, [undefined, 8080][index])
      .split('\n')
      .filter((line) => !nginx.includes(line))
      .join('\n'),
)

test.each([
  ['_headers', headersFile({ ...builtSite, base: '/my.site/', files: allFiles })],
  ['.htaccess', apacheFile('/my.site/')],
  ['web.config', iisFile(allFiles)],
  ['policies', policies.join('\n\n')],
  ['nginx', [nginx, nginxAtTop, nginxForTests].join('\n\n')],
])('the output for %s matches the snapshot', async (name, text) => {
  await expect(text).toMatchFileSnapshot(`__snapshots__/${name.replace(/^\W/, '')}.txt`)
})

test('a document with many styles has a policy that is too long for _headers', () => {
  expect(hasShortLines(headersFile(builtSite))).toBe(true)
  const styles = [...Array(60).keys()].map((order) => `<style>p{order:${order}}</style>`)
  const siteWithManyStyles = { ...builtSite, html: builtSite.html + styles.join('') }
  expect(hasShortLines(headersFile(siteWithManyStyles))).toBe(false)
})

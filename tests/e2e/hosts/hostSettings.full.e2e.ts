/** Settings of a host are printed once: they serve every later content, and pages that the owner puts beside it. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { fromRoot } from '../../../scripts/files/fromRoot.ts'
import { expect, test as base, wake } from '../support/fixtures.ts'
import { flag, langs } from '../support/flags.ts'
import { content, sampleDist, withBuildAs } from '../support/sampleBuild.ts'
import { findNginx, freePort, runNginx } from './runNginx.ts'

/** The settings from standard output, as when it is redirected into a file. */
async function printSettings(host: string, dist: string, ...options: string[]) {
  const args = ['--import', 'tsx', 'scripts/hosting.ts', host, '--dist', dist, ...options]
  return (await promisify(execFile)(process.execPath, args, { cwd: fromRoot() })).stdout
}

/** The sample in other words and colours, and in Portuguese first. */
const changed = {
  ...content,
  site: { ...content.site, defaultLanguage: 'br', colors: { accent: '#7a1f5c' } },
  catalogs: {
    en: { ...content.catalogs.en, 'hero.title': 'Other words' },
    br: { ...content.catalogs.br, 'hero.title': 'Outras palavras' },
  },
}

/** An HTML file as word processors write it: styles in head and attributes, Windows line ends, and parts that the policy blocks. */
const privacy = [
  '<!doctype html><html lang="en"><head><title>Privacy</title>',
  '<link rel="stylesheet" href="https://fonts.example/all.css">',
  '<style>\r\nh1 { color: rgb(1, 2, 3) }\r\n</style></head><body>',
  '<h1>Privacy</h1><p style="color: rgb(4, 5, 6)">Words</p>',
  '<img src="https://elsewhere.example/count.gif" alt="">',
  '<script>document.title = "taken over"</script></body></html>',
].join('\r\n')

// Playwright reads the names of what a fixture needs from an object pattern: an empty one needs nothing.
/* oxlint-disable no-empty-pattern */
const test = base.extend<object, { changedDist: string; address: string }>({
  changedDist: [
    async ({}, provide) =>
      withBuildAs('sample', changed, provide, { 'privacy.html': privacy }),
    { scope: 'worker', timeout: 120_000 },
  ],
  address: [
    async ({ changedDist: dist }, provide) => {
      const port = await freePort()
      const options = ['--root', dist, '--loopback', String(port)]
      const settings = await printSettings('nginx', sampleDist, ...options)
      const nginx = await runNginx(settings, port)
      await provide(`http://127.0.0.1:${port}/`)
      await nginx.stop()
    },
    { scope: 'worker' },
  ],
})
/* oxlint-enable no-empty-pattern */

test('another content has the same inline script, and every host’s settings are the same, byte for byte', async ({
  changedDist,
}) => {
  const scriptOf = (dist: string) =>
    /<script>[^]*?<\/script>/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[0]
  expect(scriptOf(changedDist)).toBe(scriptOf(sampleDist))
  for (const host of ['nginx', 'vercel', 'cloudfront']) {
    const settings = await printSettings(host, changedDist)
    expect(settings, host).toBe(await printSettings(host, sampleDist))
    expect(settings, host).toContain("frame-ancestors 'none'")
  }
})

if (findNginx().ok) {
  test('behind settings printed for another content the page wakes, and the flags switch it', async ({
    page,
    address,
  }) => {
    await page.goto(address)
    await expect(page.locator('h1')).toHaveText('Outras palavras')
    await flag(page, 'en').click()
    await expect(page.locator('h1')).toHaveText('Other words')
    await wake(page)
    await flag(page, 'br').click()
    await expect(page.locator('html')).toHaveAttribute('lang', langs.br)
    await page.locator('#contact').scrollIntoViewIfNeeded()
    await expect(page.locator('iframe[data-hcaptcha-widget-id]')).toBeVisible()
  })

  test.describe('a page of the owner’s in public', () => {
    test.use({ expectedErrors: [/Content Security Policy/] })

    test('is shown with its own styles, runs nothing and asks nobody else', async ({
      page,
      address,
    }) => {
      // The fixture fails the test at any request to another host.
      await page.goto(`${address}privacy.html`)
      await expect(page.locator('h1')).toHaveCSS('color', 'rgb(1, 2, 3)')
      await expect(page.locator('p')).toHaveCSS('color', 'rgb(4, 5, 6)')
      await expect(page).toHaveTitle('Privacy')
    })
  })
}

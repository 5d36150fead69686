/** Settings of a host are printed once: they serve every later content, and pages that the owner puts beside it. */
import { execFileSync } from 'node:child_process'

import { fromRoot } from '../../../scripts/files/fromRoot.ts'
import { expect } from '../support/fixtures.ts'
import { testOf } from '../support/otherBuild.ts'
import { content, sampleDist } from '../support/sampleBuild.ts'

/** The settings from standard output, as when it is redirected into a file. */
const printSettings = (host: string, dist: string) =>
  execFileSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/hosting.ts', host, '--dist', dist],
    { cwd: fromRoot(), encoding: 'utf8', stdio: 'pipe' },
  )

/** An HTML file as word processors write it: styles in head and attributes, Windows line ends, and parts that the policy blocks. */
const privacy = [
  '<!doctype html><html lang="en"><head><title>Privacy</title>',
  '<link rel="stylesheet" href="https://fonts.example/all.css">',
  '<style>\r\nh1 { color: rgb(1, 2, 3) }\r\n</style></head><body>',
  '<h1>Privacy</h1><p style="color: rgb(4, 5, 6)">Words</p>',
  '<img src="https://elsewhere.example/count.gif" alt="">',
  '<script>document.title = "taken over"</script></body></html>',
].join('\r\n')

const site = { ...content.site, defaultLanguage: 'br', colors: { accent: '#7a1f5c' } }
const test = testOf('sample', { ...content, site }, { 'privacy.html': privacy })

test('every host’s settings are the same for another content, byte for byte', ({
  dist,
}) => {
  for (const host of ['nginx', 'vercel', 'cloudfront']) {
    const settings = printSettings(host, dist)
    expect(settings, host).toBe(printSettings(host, sampleDist))
    expect(settings, host).toContain("frame-ancestors 'none'")
  }
})

test.use({ expectedErrors: [/Content Security Policy/] })

test('a page of the owner’s in public is shown with its own styles, runs nothing and asks nobody else', async ({
  page,
}) => {
  // The fixture fails the test at any request to another host.
  await page.goto('./privacy.html')
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(page.locator('p')).toHaveCSS('color', 'rgb(4, 5, 6)')
  await expect(page).toHaveTitle('Privacy')
})

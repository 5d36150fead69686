/** A site whose document is in Portuguese, in a folder of its host, next to one of the owner's pages. */
import { sendAndExpectConfirmation, fillIn, solve } from '../form/formSteps.ts'
import { allOf } from '../support/allOf.ts'
import { content, expect, texts, startApplication } from '../support/fixtures.ts'
import { langs } from '../support/flags.ts'
import { testSite } from '../support/testSite.ts'

/** An HTML file as word processors write it: styles in head and attributes, Windows line endings, and blocked parts. */
const privacyPage = [
  '<!doctype html><html lang="en"><head><title>Privacy</title>',
  '<link rel="stylesheet" href="https://fonts.example/all.css">',
  '<style>\r\nh1 { color: rgb(1, 2, 3) }\r\n</style></head><body>',
  '<h1>Privacy</h1><p style="color: rgb(4, 5, 6)">Words</p>',
  '<img src="https://elsewhere.example/count.gif" alt="">',
  '<script>document.title = "taken over"</script></body></html>',
].join('\r\n')

const address = 'https://www.example.com/some/folder/'
const colors = { accent: '#7a1f5c' }
const site = { ...content.site, address, defaultLanguage: 'br', colors }
const test = testSite('sample', { ...content, site }, { 'privacy.html': privacyPage })

// One worker, because each worker would run the build.
test.describe.configure({ mode: 'default' })

test('in a folder of its host, a site loads all files, offers the other language, and sends messages', async ({
  page,
  request,
}) => {
  // A missing file would be an error on the console, which fails every test.
  await page.goto('.')
  await startApplication(page)
  expect(new URL(page.url()).pathname).toBe(new URL(address).pathname)
  await expect(page.locator('html')).toHaveAttribute('lang', langs.br)
  for (const link of await allOf(page.locator('link[href]:not([rel=canonical])'))) {
    const { href } = new URL((await link.getAttribute('href')) ?? '', page.url())
    expect((await request.get(href)).status(), href).toBe(200)
  }
  await page.locator('#clients img').last().scrollIntoViewIfNeeded()
  await page.locator('[data-offer] [data-language=en]').click()
  await expect(page.locator('h1')).toHaveText(texts.en['hero.title'])
  await fillIn(page)
  await solve(page, texts.en)
  await sendAndExpectConfirmation(page, texts.en)
})

test.describe(() => {
  test.use({ expectedErrors: [/Content Security Policy/] })

  test('an owner’s page has its styles and runs no scripts', async ({ page }) => {
    // The fixture fails the test at any request to another host.
    await page.goto('./privacy.html')
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(1, 2, 3)')
    await expect(page.locator('p')).toHaveCSS('color', 'rgb(4, 5, 6)')
    await expect(page).toHaveTitle('Privacy')
  })
})

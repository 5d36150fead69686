/** A site whose document is in Portuguese, in a folder of its host. */
import { expectSent, fillIn, solve } from '../form/formSteps.ts'
import { allOf } from '../support/allOf.ts'
import { content, expect, texts, wake } from '../support/fixtures.ts'
import { langs } from '../support/flags.ts'
import { testOf } from '../support/otherBuild.ts'

const address = 'https://www.example.com/some/folder/'
const colors = { accent: '#7a1f5c' }
const site = { ...content.site, address, defaultLanguage: 'br', colors }
const test = testOf('sample', { ...content, site })

// One worker, since each would make the build.
test.describe.configure({ mode: 'default' })

test('its files, links, language offer, and form work', async ({ page, request }) => {
  // A missing file would be an error on the console, which fails every test.
  await page.goto('.')
  await wake(page)
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
  await expectSent(page, texts.en)
})

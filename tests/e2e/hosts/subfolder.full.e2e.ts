import { expectSent, fillIn, solve } from '../form/formSteps.ts'
import { allOf } from '../support/allOf.ts'
import { content, expect, open, texts, wake } from '../support/fixtures.ts'
import { flag } from '../support/flags.ts'
import { testOf } from '../support/otherBuild.ts'

const folderAddress = 'https://www.example.com/some/folder/'
const site = { ...content.site, address: folderAddress }
const test = testOf('sample', { ...content, site })

test('the page works in a folder of its host: files, links and form', async ({
  page,
  request,
}) => {
  // A missing file would be an error on the console, which fails every test.
  await open(page, 'br')
  await wake(page)
  expect(new URL(page.url()).pathname).toBe(new URL(folderAddress).pathname)
  for (const link of await allOf(page.locator('link[href]:not([rel=canonical])'))) {
    const { href } = new URL((await link.getAttribute('href')) ?? '', page.url())
    expect((await request.get(href)).status(), href).toBe(200)
  }
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', folderAddress)
  await page.locator('#clients img').last().scrollIntoViewIfNeeded()
  await flag(page, 'en').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en['hero.title'])
  await fillIn(page)
  await solve(page, texts.en)
  await expectSent(page, texts.en)
})

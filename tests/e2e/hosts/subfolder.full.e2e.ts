import { expectSent, fillIn, solve } from '../form/formSteps.ts'
import { allOf } from '../support/allOf.ts'
import { content, expect, open, texts, wake } from '../support/fixtures.ts'
import { flag } from '../support/flags.ts'
import { testOf } from '../support/otherBuild.ts'
import { folderAddress, withBuildInFolder } from '../support/sampleBuild.ts'

const test = testOf(withBuildInFolder)

test.describe.configure({ mode: 'serial' })

test('the page works in a folder of its host, form included', async ({
  page,
  address,
}) => {
  expect(new URL(address).pathname).toBe(new URL(folderAddress).pathname)
  // A missing file would be an error on the console, which fails every test.
  await open(page, 'br')
  await wake(page)
  expect(new URL(page.url()).pathname).toBe('/some/folder/')
  await flag(page, 'en').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en['hero.title'])
  await fillIn(page)
  await solve(page, texts.en)
  await expectSent(page, texts.en)
})

test('logos, icons and links find their way in a folder', async ({ page, request }) => {
  await open(page, 'en')
  for (const logo of await allOf(page.locator('#clients img'))) {
    await logo.scrollIntoViewIfNeeded()
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  const addresses = await page
    .locator('link[href]:not([rel=canonical])')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses).not.toEqual([])
  for (const href of addresses) {
    const { href: absolute } = new URL(href, page.url())
    expect((await request.get(absolute)).status(), href).toBe(200)
  }
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', folderAddress)
  const [entry] = content.header.menu
  await page.locator(`a[href="#${entry?.section}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`/some/folder/#${entry?.section}$`))
})

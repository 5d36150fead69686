import { content, expect, test, texts } from '../support/fixtures.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript, email and phone replace the form, and the phone’s menu navigates', async ({
  page,
}) => {
  await page.goto('.')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const contact = page.locator('#contact')
  await expect(contact.getByText(texts.en['form.unavailable'])).toBeVisible()
  for (const name of [content.company.email, content.company.phone]) {
    await expect(contact.getByRole('link', { name }).first()).toBeVisible()
  }
  for (const role of ['textbox', 'button'] as const)
    await expect(contact.getByRole(role)).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  const menu = page.locator('header details')
  await menu.locator('summary').click()
  await menu.getByRole('link', { name: texts.en['nav.clients'] }).click()
  // Playwright does not click elements that are covered.
  await page.locator('#clients h2').click({ trial: true })
})

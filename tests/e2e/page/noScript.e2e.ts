import { content, expect, test, texts } from '../support/fixtures.ts'

test.use({ javaScriptEnabled: false })

test('e-mail and phone take the place of the form without JavaScript', async ({
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
})

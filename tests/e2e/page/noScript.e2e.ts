import { content, expect, test, texts } from '../support/fixtures.ts'
import { testWords } from './wordsTest.ts'

test.use({ javaScriptEnabled: false })

testWords(test, 'en')

test('e-mail and phone take the place of the form without JavaScript', async ({
  page,
}) => {
  await page.goto('.')
  const contact = page.locator('#contact')
  await expect(contact.getByText(texts.en['form.unavailable'])).toBeVisible()
  for (const name of [content.company.email, content.company.phone]) {
    await expect(contact.getByRole('link', { name }).first()).toBeVisible()
  }
  for (const role of ['textbox', 'button'] as const)
    await expect(contact.getByRole(role)).toHaveCount(0)
})

test('the page reads to its end without JavaScript', async ({ page }) => {
  await page.goto('.')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page
    .getByRole('link', { name: texts.en['nav.clients'], exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/#clients$/)
  await expect(page.locator('#footer')).toContainText(content.company.legalName)
})

import { content, expect, test, texts } from './fixtures.ts'
import { testWords } from './wordsTest.ts'

test.use({ javaScriptEnabled: false })

testWords(test, 'en')

test('the form’s place offers e-mail and phone without JavaScript', async ({ page }) => {
  await page.goto('.')
  const contact = page.locator('#contact')
  await expect(contact.getByText(texts.en['form.unavailable'])).toBeVisible()
  for (const name of [content.company.email, content.company.phone]) {
    await expect(contact.getByRole('link', { name }).first()).toBeVisible()
  }
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

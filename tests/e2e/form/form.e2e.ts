import { boxesOf } from '../support/boxes.ts'
import { expect, open, test, texts, startApplication } from '../support/fixtures.ts'
import { captcha } from '../support/mockServices.ts'
import { sendButton, expectedEmail, field, solve, confirmation } from './formSteps.ts'

test('the form can be sent with the keyboard alone', async ({
  page,
  emails,
  language,
  catalog,
}) => {
  await open(page, language)
  await field(page, 'name').focus()
  await page.keyboard.type('Ana Conceição')
  // Sends nothing and reports no error, because the button is disabled.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('61 3555-0100')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Olá,\n\ntudo bem?')
  await expect(captcha(page)).toBeVisible()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(captcha(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(sendButton(page, catalog)).toBeEnabled()
  await page.keyboard.press('Tab')
  await expect(sendButton(page, catalog)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(confirmation(page, catalog)).toBeFocused()
  await expect(page.getByRole('form')).toHaveCount(0)
  expect(emails).toEqual([expectedEmail])
})

test('the first empty field gets focus', async ({ page, emails, language, catalog }) => {
  await open(page, language)
  await startApplication(page)
  await field(page, 'name').fill('  ')
  await solve(page, catalog)
  await sendButton(page, catalog).click()
  await expect(field(page, 'name')).toBeFocused()
  for (const name of ['name', 'contact', 'message'] as const) {
    // In the message's field, the guidance precedes the error.
    await expect(field(page, name)).toHaveAccessibleDescription(
      RegExp(`${catalog[`form.${name}Required`]}$`),
    )
  }
  expect(emails).toEqual([])
  await field(page, 'name').fill('A')
  await expect(page.getByText(catalog['form.nameRequired'])).toBeHidden()
  await expect(page.getByText(catalog['form.contactRequired'])).toBeVisible()
})

test('on a phone, the captcha fits the reserved space', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page, 'en')
  const slot = page
    .getByRole('group', { name: texts.en['form.captcha'] })
    .locator('> div > div')
  await slot.scrollIntoViewIfNeeded()
  const size = { width: 150, height: 140 }
  expect(await slot.boundingBox()).toMatchObject(size)
  const boxesBefore = await boxesOf(page, 'form [type=submit]')
  await expect(captcha(page)).toBeVisible()
  expect(await slot.boundingBox()).toMatchObject(size)
  expect(await boxesOf(page, 'form [type=submit]')).toEqual(boxesBefore)
})

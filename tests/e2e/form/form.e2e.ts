import { captcha } from '../../../scripts/test/mockServices.ts'
import { boxesOf } from '../support/boxes.ts'
import { expect, open, test, texts, wake } from '../support/fixtures.ts'
import { recordScripts } from '../support/network.ts'
import { button, delivered, field, fillIn, solve, thanks } from './formSteps.ts'

test('the form is filled and sent with the keyboard alone', async ({
  page,
  mails,
  language,
  words,
}) => {
  await open(page, language)
  await field(page, 'name').focus()
  await page.keyboard.type('Ana Conceição')
  await page.keyboard.press('Tab')
  await page.keyboard.type('61 3555-0100')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Olá,\n\ntudo bem?')
  await expect(captcha(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(captcha(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(button(page, words)).toBeEnabled()
  await page.keyboard.press('Tab')
  await expect(button(page, words)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(thanks(page, words)).toBeFocused()
  await expect(page.getByRole('form')).toHaveCount(0)
  expect(mails).toEqual([delivered])
})

test('empty fields are named and the first one gets the focus', async ({
  page,
  mails,
  language,
  words,
}) => {
  await open(page, language)
  await wake(page)
  await field(page, 'name').fill('  ')
  await solve(page, words)
  await button(page, words).click()
  await expect(field(page, 'name')).toBeFocused()
  for (const name of ['name', 'contact', 'message'] as const) {
    // The message has its guidance before it.
    await expect(field(page, name)).toHaveAccessibleDescription(
      RegExp(`${words[`form.${name}Required`]}$`),
    )
  }
  expect(mails).toEqual([])
  await field(page, 'name').fill('A')
  await expect(page.getByText(words['form.nameRequired'])).toBeHidden()
  await expect(page.getByText(words['form.contactRequired'])).toBeVisible()
})

for (const { width, size } of [
  { width: 320, size: { width: 150, height: 140 } },
  { width: 1300, size: { width: 300, height: 65 } },
])
  test(`at ${width} px the captcha fits its place and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, 'en')
    const slot = page
      .getByRole('group', { name: texts.en['form.captcha'] })
      .locator('> div > div')
    await slot.scrollIntoViewIfNeeded()
    expect(await slot.boundingBox()).toMatchObject(size)
    const [before] = await boxesOf(page, 'form [type=submit]')

    await expect(captcha(page)).toBeVisible()
    expect(await slot.boundingBox()).toMatchObject(size)
    expect(await boxesOf(page, 'form [type=submit]')).toEqual([before])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0)
  })

test('the captcha comes when the visitor is near, the e-mail code when it is used', async ({
  page,
}) => {
  const scripts = recordScripts(page)
  const asked = (name: string) => scripts.filter((file) => file.includes(name)).length
  await open(page, 'en')
  await wake(page)
  expect(asked('js.hcaptcha.com')).toBe(0)
  expect(asked('Captcha')).toBe(0)

  await page.locator('#contact').scrollIntoViewIfNeeded()
  await expect(captcha(page)).toBeVisible()
  expect(asked('js.hcaptcha.com')).toBe(1)
  const before = new Set(scripts).size
  await fillIn(page)
  await solve(page, texts.en)
  expect(new Set(scripts).size).toBe(before)

  await button(page, texts.en).click()
  await expect(thanks(page, texts.en)).toBeVisible()
  expect(new Set(scripts).size).toBe(before + 1)
})

import { captcha } from '../../../scripts/test/mockServices.ts'
import { expect, open, test, texts, wake } from '../support/fixtures.ts'
import { holdScripts, recordScripts } from '../support/network.ts'
import { button, delivered, field, fillIn, solve, thanks } from './formSteps.ts'
import { testCaptchaPlace, testEmptyFields, testKeyboard } from './formTests.ts'

testKeyboard('en')
testEmptyFields('br')
testCaptchaPlace(320, { width: 150, height: 140 })

test('what is typed and switched before any script has arrived is sent', async ({
  page,
  mails,
}) => {
  const release = await holdScripts(page)
  await open(page, 'en')
  await field(page, 'name').fill('Ana Conceição')
  await page.getByTitle('Ver em português').click()
  await field(page, 'contact').fill('61 3555-0100')
  await field(page, 'message').fill('Olá,\n\ntudo bem?')
  release()
  await solve(page, texts.br)
  await button(page, texts.br).click()
  await expect(thanks(page, texts.br)).toBeFocused()
  expect(mails).toEqual([delivered])
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

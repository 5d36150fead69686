import { expectReason } from '../form/formSteps.ts'
import { expect, open, test, texts, startApplication } from '../support/fixtures.ts'
import { flag } from '../support/flags.ts'
/** Live regions: they tell what the visitor has done, never what happens out of view. */
import { captcha } from '../support/mockServices.ts'
import { listen } from '../support/spoken.ts'

test('out of view, the captcha is not announced', async ({ page }) => {
  await open(page, 'en')
  const announcements = await listen(page)
  await startApplication(page)
  // A visitor who only reads comes near enough for the captcha to load.
  await page.locator('#contact').scrollIntoViewIfNeeded()
  await captcha(page).waitFor()
  await expectReason(page, texts.en, 'form.captchaNeeded')
  await page.evaluate(() => scrollTo(0, 0))
  await flag(page, 'br').click()
  await expect(page.locator('h1')).toHaveText(texts.br['hero.title'])
  await expectReason(page, texts.br, 'form.captchaNeeded')
  expect(await announcements()).toEqual([texts.br['language.changed']])
})

test('lists without bullets have the list role for WebKit', async ({ page }) => {
  await open(page, 'en')
  const roles = await page
    .locator('ul, ol')
    .evaluateAll((lists) =>
      lists
        .filter((list) => getComputedStyle(list).listStyleType === 'none')
        .map((list) => list.getAttribute('role')),
    )
  expect(new Set(roles)).toEqual(new Set(['list']))
})

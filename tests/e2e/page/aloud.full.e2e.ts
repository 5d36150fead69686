/** Live regions: they tell what the visitor has done, never what happens out of view. */
import { longestText } from '../../../schema/mailService.ts'
import { captcha } from '../../../scripts/test/mockServices.ts'
import { button, expectReason, field, solve } from '../form/formSteps.ts'
import { content, expect, open, test, texts, wake } from '../support/fixtures.ts'
import { flag } from '../support/flags.ts'
import { listen } from '../support/spoken.ts'

test('with the form out of view nothing is said of the captcha, at a switch of language neither', async ({
  page,
}) => {
  await open(page, 'en')
  const said = await listen(page)
  await wake(page)
  // A visitor who only reads comes near enough for the captcha to load.
  await page.locator('#contact').scrollIntoViewIfNeeded()
  await captcha(page).waitFor()
  await expectReason(page, texts.en, 'form.captchaNeeded')
  await page.evaluate(() => scrollTo(0, 0))
  await flag(page, 'br').click()
  await expect(page.locator('h1')).toHaveText(texts.br['hero.title'])
  await expectReason(page, texts.br, 'form.captchaNeeded')
  expect(await said()).toEqual([texts.br['language.changed']])
})

test('a message that grows too long is reported twice: when it comes near, and when it is', async ({
  page,
}) => {
  await open(page, 'en')
  await wake(page)
  const said = await listen(page)
  await field(page, 'message').fill('a'.repeat(longestText - 10))
  await page.keyboard.press('End')
  for (let count = 0; count < 15; count += 1) await page.keyboard.type('b')
  await expect(field(page, 'message')).toHaveAttribute('aria-invalid', 'true')
  const lengths = (await said()).filter((text) => text.includes('characters'))
  expect(lengths).toHaveLength(2)
})

test('a token that expires under the focus gives it to the captcha', async ({ page }) => {
  await page.clock.install()
  await open(page, 'en')
  await field(page, 'name').focus()
  await solve(page, texts.en)
  await button(page, texts.en).focus()
  await page.clock.fastForward(121_000)
  await expect(button(page, texts.en)).toBeDisabled()
  await expect(page.getByRole('group', { name: texts.en['form.captcha'] })).toBeFocused()
})

test('names and roles are what a listener expects', async ({ page }) => {
  await open(page, 'en')
  // The break after the @ adds no space.
  await expect(
    page
      .locator('#contact')
      .getByRole('link', { name: content.company.email, exact: true }),
  ).not.toHaveCount(0)
  // WebKit does not treat a list without bullets as one, unless it has the role.
  const withoutBullets = await page
    .locator('ul, ol')
    .evaluateAll((lists) =>
      lists
        .filter((list) => getComputedStyle(list).listStyleType === 'none')
        .map((list) => list.getAttribute('role')),
    )
  expect(new Set(withoutBullets)).toEqual(new Set(['list']))
  await expect(page.getByRole('contentinfo')).not.toHaveAttribute('aria-label')
  await expect(page.getByText(texts.en['form.required'])).toBeVisible()
  // The note why the button is disabled comes before it.
  const order = await page
    .locator('#send_note, form [type=submit]')
    .evaluateAll((both) => both.map(({ id }) => id))
  expect(order).toEqual(['send_note', ''])
  const message = field(page, 'message')
  const height = async () => (await message.boundingBox())?.height ?? 0
  const before = await height()
  await message.fill('line\n'.repeat(12))
  expect(await height()).toBeGreaterThan(before + 50)
  await expect(message).toHaveCSS('resize', 'vertical')
})

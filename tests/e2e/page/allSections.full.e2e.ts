/** The page of content with every type of section and every kind of contact details. */
import {
  sendAndExpectConfirmation,
  expectTyped,
  field,
  fillIn,
  fillInAdditional,
  selectionOf,
  sentValues,
  solve,
} from '../form/formSteps.ts'
import { allOf } from '../support/allOf.ts'
import {
  expect,
  expectReady,
  open,
  test,
  texts,
  startApplication,
} from '../support/fixtures.ts'
import { flag, pressFlag } from '../support/flags.ts'
import { holdScripts } from '../support/network.ts'
import { allSectionsDist } from '../support/sampleBuild.ts'
import { testLook } from './testLook.ts'

test.use({ dist: allSectionsDist, additionalFields: ['company', 'city', 'budget'] })

const widths = [320, 390, 768, 1440]
testLook({ state: 'idle', language: 'en', scheme: 'light', widths })
testLook({ state: 'idle', language: 'br', scheme: 'dark', widths })

test('open answers stay open, and all answers are printed', async ({ page }) => {
  await open(page, 'br')
  const question = page.locator('#questions details').first()
  await question.locator('summary').click()
  await startApplication(page)
  await flag(page, 'en').click()
  await expect(question).toContainText('What does')
  await expect(question.getByRole('paragraph')).toBeVisible()
  await question.locator('summary').click()
  await expect(question.getByRole('paragraph')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const answer of await allOf(page.locator('#questions details p')))
    await expect(answer).toBeVisible()
})

// notice.test.ts tests on which days the notice is shown.
test('the notice is above the header, and closing it moves the focus to the header', async ({
  page,
}) => {
  await open(page, 'br')
  const notice = page.getByRole('region', { name: /24/ })
  const { y = -1, height = 0 } = (await notice.boundingBox()) ?? {}
  expect(y).toBe(0)
  expect(await page.locator('header').boundingBox()).toMatchObject({ y: height })
  await page.locator('[data-close-notice]').press('Enter')
  await expect(notice).toBeHidden()
  await expect(page.locator('header a').first()).toBeFocused()
})

test('fields, focus, and scroll position are kept after a language switch', async ({
  page,
  emails,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdScripts(page)
  await open(page, 'en')
  await fillIn(page)
  await fillInAdditional(page)
  const message = field(page, 'message')
  await message.evaluate((area: HTMLTextAreaElement) => {
    area.focus()
    area.setSelectionRange(4, 9)
    area.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  // Portuguese texts are longer, but the visible part of the page must not move.
  const messageTop = () => message.evaluate((area) => area.getBoundingClientRect().top)
  let topBefore = NaN
  // The browser may still be scrolling the focused field into view.
  const measureShift = async () => topBefore - (topBefore = await messageTop())
  await expect.poll(measureShift).toBe(0)

  async function expectUnchanged(budget: string) {
    await expectTyped(page)
    await expect(field(page, 'company')).toHaveValue('Acme')
    await expect(field(page, 'budget')).toHaveValue(budget)
    await expect(message).toBeFocused()
    expect(await selectionOf(page, 'message')).toEqual([4, 9])
    await expect
      .poll(async () => Math.abs((await messageTop()) - topBefore))
      .toBeLessThanOrEqual(2)
  }

  await pressFlag(page, 'br')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await expectUnchanged('Até R$ 100 mil')
  release()
  await expectReady(page)
  await expectUnchanged('Até R$ 100 mil')
  await pressFlag(page, 'en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const budget = 'Up to R$ 100 thousand'
  await expectUnchanged(budget)
  await solve(page, texts.en)
  await sendAndExpectConfirmation(page, texts.en)
  const params = { ...sentValues, company: 'Acme', city: '', budget }
  expect(emails).toEqual([expect.objectContaining({ params })])
})

/** Whatever happens to the captcha, the form shows its state, keeps typed text, and sends it in the end. */
import { captchaService } from '../../../schema/captchaService.ts'
import { recordAnnouncements } from '../support/announcements.ts'
import { boxesOf } from '../support/boxes.ts'
import { expect, open, test, texts, startApplication } from '../support/fixtures.ts'
import { flag } from '../support/flags.ts'
import { captcha, mockServices } from '../support/mockServices.ts'
import { failRequests, holdResponses } from '../support/network.ts'
import { setFont } from '../support/readabilityFaults.ts'
import {
  button,
  delivered,
  errorsOfFailedSend,
  expectDelivered,
  expectReason,
  expectTyped,
  fillIn,
  openSolved,
  send,
  solve,
  thanks,
} from './formSteps.ts'

const hcaptcha = `${captchaService.script}**`
/** The page's own script for the captcha. */
const ownScript = /\/assets\/Captcha.*\.js/

test.use({ expectedErrors: errorsOfFailedSend })

test('an expired token loses no text', async ({ page, context, language, words }) => {
  const emails = await mockServices(context, { behavior: () => 'expires' })
  const expire = () => page.clock.fastForward(5_000)
  await page.clock.install()
  await openSolved(page, language)
  await button(page, words).focus()
  await expire()
  await expect(button(page, words)).toBeDisabled()
  await expectReason(page, words, 'form.captchaNeeded')
  await expect(page.getByRole('group', { name: words['form.captcha'] })).toBeFocused()
  await expectTyped(page)

  const answer = await holdResponses(page)
  await solve(page, words)
  await send(page, words)
  await expire()
  answer()
  await expect(thanks(page, words)).toBeVisible()
  expect(emails).toEqual([delivered])
})

test('a captcha that does not load shifts, covers, and repeats nothing, and is requested again', async ({
  page,
  emails,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 320, height: 800 })
  await setFont(page, 32)
  const recover = await failRequests(page, ownScript, (route) => route.abort())
  const unblock = await failRequests(page, hcaptcha, (route) => route.abort())
  await open(page, 'br')
  await fillIn(page)
  await expectReason(page, texts.br, 'form.captchaUnreachable')
  const boxes = () => boxesOf(page, '#send_note, form [type=submit], #footer')
  const before = await boxes()
  const announcements = await recordAnnouncements(page)
  for (const address of [ownScript, hcaptcha, hcaptcha]) {
    const request = page.waitForRequest(address)
    if (address === hcaptcha) recover()
    await page.clock.fastForward(8_000)
    await request
    await expectReason(page, texts.br, 'form.captchaUnreachable')
    expect(await boxes()).toEqual(before)
  }
  expect(await announcements()).toEqual([])
  const [note, send] = before
  expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(send?.y ?? 0)
  unblock()
  await expect(async () => {
    await page.clock.fastForward(8_000)
    await expect(captcha(page)).toBeVisible({ timeout: 500 })
  }).toPass()
  await solve(page, texts.br)
  await expectDelivered(page, texts.br, emails)
})

test('out of view, the captcha is not announced', async ({ page }) => {
  await open(page, 'en')
  const announcements = await recordAnnouncements(page)
  await startApplication(page)
  // The captcha also loads for a visitor who only reads near the form.
  await page.locator('#contact').scrollIntoViewIfNeeded()
  await captcha(page).waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  await flag(page, 'br').click()
  await expect(page.locator('h1')).toHaveText(texts.br['hero.title'])
  await expectReason(page, texts.br, 'form.captchaNeeded')
  expect(await announcements()).toEqual([texts.br['language.changed']])
})

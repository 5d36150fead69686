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
  expectedEmail,
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

const hcaptchaUrl = `${captchaService.script}**`
/** The page's own script for the captcha. */
const captchaScript = /\/assets\/Captcha.*\.js/

test.use({ expectedErrors: errorsOfFailedSend })

test('an expired token loses no text', async ({ page, context, language, catalog }) => {
  const emails = await mockServices(context, { behavior: () => 'expires' })
  const expire = () => page.clock.fastForward(5_000)
  await page.clock.install()
  await openSolved(page, language)
  await button(page, catalog).focus()
  await expire()
  await expect(button(page, catalog)).toBeDisabled()
  await expectReason(page, catalog, 'form.captchaNeeded')
  await expect(page.getByRole('group', { name: catalog['form.captcha'] })).toBeFocused()
  await expectTyped(page)

  const release = await holdResponses(page)
  await solve(page, catalog)
  await send(page, catalog)
  await expire()
  release()
  await expect(thanks(page, catalog)).toBeVisible()
  expect(emails).toEqual([expectedEmail])
})

test('a captcha that does not load shifts, covers, and repeats nothing, and is requested again', async ({
  page,
  emails,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 320, height: 800 })
  await setFont(page, 32)
  const unblockCaptcha = await failRequests(page, captchaScript, (route) => route.abort())
  const unblockHcaptcha = await failRequests(page, hcaptchaUrl, (route) => route.abort())
  await open(page, 'br')
  await fillIn(page)
  await expectReason(page, texts.br, 'form.captchaUnreachable')
  const boxes = () => boxesOf(page, '#send_note, form [type=submit], #footer')
  const boxesBefore = await boxes()
  const announcements = await recordAnnouncements(page)
  for (const address of [captchaScript, hcaptchaUrl, hcaptchaUrl]) {
    const request = page.waitForRequest(address)
    if (address === hcaptchaUrl) unblockCaptcha()
    await page.clock.fastForward(8_000)
    await request
    await expectReason(page, texts.br, 'form.captchaUnreachable')
    expect(await boxes()).toEqual(boxesBefore)
  }
  expect(await announcements()).toEqual([])
  const [note, send] = boxesBefore
  expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(send?.y ?? 0)
  unblockHcaptcha()
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

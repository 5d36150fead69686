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
  sendButton,
  expectedEmail,
  errorsOfFailedSend,
  sendOneEmail,
  expectNote,
  expectTyped,
  fillIn,
  openReadyToSend,
  send,
  solve,
  confirmation,
} from './formSteps.ts'

const hcaptchaUrl = `${captchaService.script}**`
/** The address of the page's module for the captcha. */
const moduleUrl = /\/assets\/Captcha.*\.js/

test.use({ expectedErrors: errorsOfFailedSend })

test('an expired token loses no text', async ({ page, context, language, catalog }) => {
  const emails = await mockServices(context, { behavior: () => 'expires' })
  const expireToken = () => page.clock.fastForward(5_000)
  await page.clock.install()
  await openReadyToSend(page, language)
  await sendButton(page, catalog).focus()
  await expireToken()
  await expect(sendButton(page, catalog)).toBeDisabled()
  await expectNote(page, catalog, 'form.captchaNeeded')
  await expect(page.getByRole('group', { name: catalog['form.captcha'] })).toBeFocused()
  await expectTyped(page)

  const release = await holdResponses(page)
  await solve(page, catalog)
  await send(page, catalog)
  await expireToken()
  release()
  await expect(confirmation(page, catalog)).toBeVisible()
  expect(emails).toEqual([expectedEmail])
})

test('a captcha that does not load is requested again, and shifts, covers, and announces nothing', async ({
  page,
  emails,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 320, height: 800 })
  await setFont(page, 32)
  const unblockCaptcha = await failRequests(page, moduleUrl, (route) => route.abort())
  const unblockHcaptcha = await failRequests(page, hcaptchaUrl, (route) => route.abort())
  await open(page, 'br')
  await fillIn(page)
  await expectNote(page, texts.br, 'form.captchaUnreachable')
  const readBoxes = () => boxesOf(page, '#send_note, form [type=submit], #footer')
  const boxesBefore = await readBoxes()
  const announcements = await recordAnnouncements(page)
  for (const address of [moduleUrl, hcaptchaUrl, hcaptchaUrl]) {
    const request = page.waitForRequest(address)
    if (address === hcaptchaUrl) unblockCaptcha()
    await page.clock.fastForward(8_000)
    await request
    await expectNote(page, texts.br, 'form.captchaUnreachable')
    expect(await readBoxes()).toEqual(boxesBefore)
  }
  expect(await announcements()).toEqual([])
  const [note, button] = boxesBefore
  expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
  unblockHcaptcha()
  await expect(async () => {
    await page.clock.fastForward(8_000)
    await expect(captcha(page)).toBeVisible({ timeout: 500 })
  }).toPass()
  await solve(page, texts.br)
  await sendOneEmail(page, texts.br, emails)
})

test('a captcha outside the window is not announced', async ({ page }) => {
  await open(page, 'en')
  const announcements = await recordAnnouncements(page)
  await startApplication(page)
  // The captcha also loads for a visitor who only reads near the form.
  await page.locator('#contact').scrollIntoViewIfNeeded()
  await captcha(page).waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  await flag(page, 'br').click()
  await expect(page.locator('h1')).toHaveText(texts.br['hero.title'])
  await expectNote(page, texts.br, 'form.captchaNeeded')
  expect(await announcements()).toEqual([texts.br['language.changed']])
})

/** Whatever happens to the captcha, the form says what is true, keeps what was typed, and sends it in the end. */
import { captchaService } from '../../../schema/captchaService.ts'
import { boxesOf } from '../support/boxes.ts'
import { expect, open, test, texts } from '../support/fixtures.ts'
import { captcha, mockServices } from '../support/mockServices.ts'
import { failRequests, holdAnswers } from '../support/network.ts'
import { setFont } from '../support/readability.ts'
import { listen } from '../support/spoken.ts'
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

test.use({ expectedErrors: errorsOfFailedSend })

test('an expired token loses nothing', async ({ page, context, language, words }) => {
  const mails = await mockServices(context, { behavior: () => 'expires' })
  const expire = () => page.clock.fastForward(5_000)
  await page.clock.install()
  await openSolved(page, language)
  await button(page, words).focus()
  await expire()
  await expect(button(page, words)).toBeDisabled()
  await expectReason(page, words, 'form.captchaNeeded')
  await expect(page.getByRole('group', { name: words['form.captcha'] })).toBeFocused()
  await expectTyped(page)

  const answer = await holdAnswers(page)
  await solve(page, words)
  await send(page, words)
  await expire()
  answer()
  await expect(thanks(page, words)).toBeVisible()
  expect(mails).toEqual([delivered])
})

test('a captcha that did not load is requested again', async ({
  page,
  mails,
  language,
  words,
}) => {
  await page.clock.install()
  const recover = await failRequests(page, /\/assets\/Captcha.*\.js/, (route) =>
    route.abort('internetdisconnected'),
  )
  await open(page, language)
  await fillIn(page)
  await expectReason(page, words, 'form.captchaUnreachable')
  const scriptRequest = page.waitForRequest(/\/assets\/Captcha.*\.js\?1/)
  await page.clock.fastForward(8_000)
  await scriptRequest
  await expectReason(page, words, 'form.captchaUnreachable')
  recover()
  await expect(async () => {
    await page.clock.fastForward(8_000)
    await expect(captcha(page)).toBeVisible({ timeout: 500 })
  }).toPass()
  await solve(page, words)
  await expectDelivered(page, words, mails)
})

test('a blocked captcha shifts, covers, and repeats nothing', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 320, height: 800 })
  await setFont(page, 32)
  await failRequests(page, hcaptcha, (route) => route.abort('blockedbyclient'))
  await open(page, 'br')
  await fillIn(page)
  await expectReason(page, texts.br, 'form.captchaUnreachable')
  const boxes = () => boxesOf(page, '#send_note, form [type=submit], #footer')
  const before = await boxes()
  const announcements = await listen(page)
  for (let count = 0; count < 3; count += 1) {
    const scriptRequest = page.waitForRequest(hcaptcha)
    await page.clock.fastForward(8_000)
    await scriptRequest
    await expectReason(page, texts.br, 'form.captchaUnreachable')
    expect(await boxes()).toEqual(before)
  }
  expect(await announcements()).toEqual([])
  const [note, send] = before
  expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(send?.y ?? 0)
})

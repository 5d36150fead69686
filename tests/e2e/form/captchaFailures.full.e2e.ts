/** Whatever happens to the captcha, the form says what is true, keeps what was typed, and sends it in the end. */
import type { Route } from '@playwright/test'

import { captchaService } from '../../../schema/captchaService.ts'
import { captcha, mockServices } from '../../../scripts/test/mockServices.ts'
import { boxesOf } from '../support/boxes.ts'
import { expect, open, test, texts } from '../support/fixtures.ts'
import { failRequests, holdAnswers } from '../support/network.ts'
import { setFont } from '../support/readability.ts'
import {
  button,
  delivered,
  errorsOfFailedSend,
  expectDelivered,
  expectReason,
  expectTyped,
  field,
  fillIn,
  send,
  solve,
  thanks,
} from './formSteps.ts'

const hcaptcha = `${captchaService.script}**`

test.use({ expectedErrors: errorsOfFailedSend })

test('a token that expires while the visitor writes or the message is sent loses nothing', async ({
  page,
  context,
  language,
  words,
}) => {
  const mails = await mockServices(context, { behaviour: () => 'expires' })
  const expire = () => page.clock.fastForward(5_000)
  async function expireWhileSending() {
    const answer = await holdAnswers(page)
    await solve(page, words)
    await send(page, words)
    await expire()
    answer()
  }
  await page.clock.install()
  await open(page, language)
  await fillIn(page, 'fail-500@example.com')
  await solve(page, words)
  await expire()
  await expectReason(page, words, 'form.captchaNeeded')
  await expect(button(page, words)).toBeDisabled()
  await expectTyped(page)

  await expireWhileSending()
  await expectReason(page, words, 'form.captchaNeeded')
  await expect(button(page, words)).toBeDisabled()
  await expectTyped(page)

  await field(page, 'contact').fill('61 3555-0100')
  await expireWhileSending()
  await expect(thanks(page, words)).toBeVisible()
  expect(mails).toEqual([delivered])
})

for (const [what, failure] of [
  ['is gone', (route: Route) => route.abort('internetdisconnected')],
  ['hangs', () => undefined],
] as const)
  test(`where the captcha’s own file ${what} it is said once, and asked for again until it comes`, async ({
    page,
    mails,
    language,
    words,
  }) => {
    await page.clock.install()
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 20)
    })
    const recover = await failRequests(page, /\/assets\/Captcha.*\.js/, failure)
    await open(page, language)
    await fillIn(page)
    await expectReason(page, words, 'form.captchaUnreachable')
    const asked = page.waitForRequest(/\/assets\/Captcha.*\.js\?1/)
    await page.clock.fastForward(8_000)
    await asked
    await expectReason(page, words, 'form.captchaUnreachable')
    recover()
    await expect(async () => {
      await page.clock.fastForward(8_000)
      await expect(captcha(page)).toBeVisible({ timeout: 500 })
    }).toPass()
    await solve(page, words)
    await expectDelivered(page, words, mails)
  })

test('where the captcha is blocked nothing moves, covers the button or is said anew, in a large font', async ({
  page,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 320, height: 800 })
  await setFont(page, 32)
  await failRequests(page, hcaptcha, (route) => route.abort('blockedbyclient'))
  await open(page, 'br')
  await fillIn(page)
  await expectReason(page, texts.br, 'form.captchaUnreachable')
  await page.evaluate(() => {
    const topOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().top
    const before = topOf('#footer')
    const note = document.getElementById('send_note')
    const words = note?.textContent
    new MutationObserver(() => {
      if (topOf('#footer') !== before) console.error('It moved.')
      if (note?.textContent !== words) console.error('The sentence changed.')
    }).observe(document.querySelector('form') ?? document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    })
  })
  for (let count = 0; count < 3; count += 1) {
    const asked = page.waitForRequest(hcaptcha)
    await page.clock.fastForward(8_000)
    await asked
    await expectReason(page, texts.br, 'form.captchaUnreachable')
  }
  const [note, send] = await boxesOf(page, '#send_note, form [type=submit]')
  expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(send?.y ?? 0)
})

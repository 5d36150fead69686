/** Whatever happens while sending, one message is sent or the form stays as it was. */
import type { Route } from '@playwright/test'

import { captchaService } from '../../../schema/captchaService.ts'
import { mailService } from '../../../schema/mailService.ts'
import { expect, open, test, wake } from '../support/fixtures.ts'
import { flag, langs } from '../support/flags.ts'
import { failRequests, goOffline, scripts } from '../support/network.ts'
import {
  button,
  errorsOfFailedSend,
  expectDelivered,
  expectReason,
  expectSending,
  expectTyped,
  field,
  fillIn,
  nextError,
  openSolved,
  send,
  solve,
} from './formSteps.ts'

test.use({ expectedErrors: errorsOfFailedSend })

const service = `${mailService.endpoint}**`
const captchaScript = `${captchaService.script}**`

/** What may happen to a request on its way. */
const broken: ((route: Route) => Promise<void>)[] = [
  (route) => route.abort('connectionreset'),
  (route) =>
    route.fulfill({
      status: 502,
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: Buffer.from([0, 255, 60, 0, 128]),
    }),
]

test('whatever EmailJS refuses or breaks, only the console tells; the next try is sent', async ({
  page,
  mails,
  language,
  words,
}) => {
  await openSolved(page, language, 'fail-500@example.com')
  const form = page.getByRole('form')
  const before = await form.innerText()
  async function expectFailure() {
    const logged = nextError(page)
    await button(page, words).click()
    await logged
    await expect(button(page, words)).toBeFocused()
    expect(await form.innerText()).toBe(before)
    await expectTyped(page, 'fail-500@example.com')
  }
  await expectFailure()
  for (const answer of broken) {
    await page.route(service, answer)
    await expectFailure()
    await page.unroute(service)
  }
  expect(mails).toEqual([])
  await field(page, 'contact').fill('61 3555-0100')
  await expectDelivered(page, words, mails)
})

test('EmailJS’s script that hangs is a failure after 30 s; the next click asks anew', async ({
  page,
  mails,
  language,
  words,
}) => {
  await page.clock.install()
  await openSolved(page, language)
  const asked = page.waitForRequest(scripts)
  const recover = await failRequests(page, scripts, () => undefined)
  const logged = nextError(page)
  await button(page, words).click()
  await asked
  await expectSending(page, words)
  await page.clock.fastForward(30_000)
  await logged
  await expect(button(page, words)).toBeFocused()
  await expectTyped(page, '61 3555-0100')
  recover()
  await expectDelivered(page, words, mails)
})

test('offline before and while the page wakes, before the captcha and while sending: all goes on', async ({
  page,
  mails,
  language,
  words,
}) => {
  await page.clock.install()
  await open(page, language)
  // Offline before the page wakes.
  let online = await goOffline(page)
  const asked = page.waitForRequest(scripts)
  await fillIn(page)
  await asked

  // Offline while it wakes: only one script arrives. Routed before it is online, since a pending try could fetch them all.
  await page.route(captchaScript, (route) => route.abort('internetdisconnected'))
  let arrived = 0
  await page.route(scripts, (route) => {
    arrived += 1
    return arrived === 1 ? route.continue() : route.abort('internetdisconnected')
  })
  await online()
  await field(page, 'name').blur()
  await field(page, 'name').focus()
  await expect.poll(() => arrived).toBeGreaterThan(1)
  await page.unroute(scripts)
  await wake(page)
  await expectTyped(page)

  // Offline before the captcha.
  await field(page, 'contact').focus()
  await expectReason(page, words, 'form.captchaUnreachable')
  await page.unroute(captchaScript)
  await page.clock.fastForward(8_000)
  await solve(page, words)

  // Offline while sending.
  online = await goOffline(page)
  const logged = nextError(page)
  await button(page, words).click()
  await logged
  await expect(button(page, words)).toBeFocused()
  await online()
  await expectTyped(page)
  await expectDelivered(page, words, mails)
})

test('a solved captcha stays as it is when the window gets narrower and the system dark; an unsolved one is drawn anew', async ({
  page,
  language,
  words,
  other,
}) => {
  await openSolved(page, language)
  const frame = page.locator('iframe[data-hcaptcha-widget-id]')
  const solved = await frame.elementHandle()
  await page.setViewportSize({ width: 320, height: 700 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(button(page, words)).toBeEnabled()
  expect(await solved.evaluate(({ isConnected }) => isConnected)).toBe(true)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0)
  await flag(page, other).click()
  await expect(frame).toHaveAttribute('width', '158')
  await page.setViewportSize({ width: 1000, height: 700 })
  await expect(frame).toHaveAttribute('width', '302')
})

test('whoever leaves in the middle of sending and comes back finds the text', async ({
  page,
  language,
  words,
}) => {
  await openSolved(page, language)
  const hang = () => undefined
  await page.route(service, hang)
  await send(page, words)
  await expectSending(page, words)
  // Playwright switches the back/forward cache off, so the page is loaded anew.
  await page.goto('about:blank')
  await page.goBack()
  // Typed text stays asleep, while the page wakes, and awake.
  await expectTyped(page, '61 3555-0100')
  await wake(page)
  await expectTyped(page, '61 3555-0100')
  await expect(page.locator('html')).toHaveAttribute('lang', langs[language])
  await expect(button(page, words)).toBeDisabled()
})
